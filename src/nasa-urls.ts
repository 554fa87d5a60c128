/** The services that are asked about a date. Of answers that are equally good, the first one's counts. */
export const serviceNames = ['legacy', 'successor'] as const

export type ServiceName = (typeof serviceNames)[number]

/** Where NASA answers; a build's environment may name other URLs, also relative to the page. */
export const nasaUrls: Record<ServiceName | 'list', string> = {
  legacy: 'https://api.nasa.gov/planetary/apod',
  /** The start of the successor's URLs. */
  successor: 'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
  /** The list of the archive, with the parameters that each request has. */
  list: 'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url',
}
