/** Where NASA answers; a build's environment may name other addresses, also relative to the page. */
export const nasa = {
  legacyService: 'https://api.nasa.gov/planetary/apod',
  /** The start of the successor's URLs. */
  successor: 'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
  /** The list of the archive, with the parameters that every question has. */
  list: 'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url',
}
