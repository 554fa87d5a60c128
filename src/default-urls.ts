/** The default URL of each service, by the setting that changes it (.env.example). */
export const defaultUrls = {
  VITE_APOD_URL: 'https://api.nasa.gov/planetary/apod',
  VITE_APOD_SUCCESSOR_URL: 'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
  VITE_APOD_LIST_URL:
    'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url',
}
