/** Of equally good answers, the one of the service that stands first here is shown. */
export const serviceNames = ['legacy', 'successor'] as const

export type ServiceName = (typeof serviceNames)[number]

/** The variables in env.d.ts override these URLs. */
export const defaultUrls: Record<ServiceName | 'list', string> = {
  legacy: 'https://api.nasa.gov/planetary/apod',
  successor: 'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
  list: 'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url',
}
