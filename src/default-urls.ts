/** The services that are asked about a date. If two answers are equally good, the first service's counts. */
export const serviceNames = ['legacy', 'successor'] as const

export type ServiceName = (typeof serviceNames)[number]

/** The services' URLs, unless the build's environment names others. */
export const defaultUrls: Record<ServiceName | 'list', string> = {
  legacy: 'https://api.nasa.gov/planetary/apod',
  /** The start of the successor's URLs. */
  successor: 'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
  /** The list of the archive, with the parameters that each request has. */
  list: 'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url',
}
