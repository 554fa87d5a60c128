/** Where the service answers, by the build's variable that names another place; without parameters. */
export const defaultAddresses = {
  VITE_APOD_URL: 'https://api.nasa.gov/planetary/apod',
  VITE_APOD_SUCCESSOR_URL: 'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
}
