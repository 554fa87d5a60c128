export const serviceNames = ['legacy', 'successor'] as const

export type ServiceName = (typeof serviceNames)[number]

/** The URLs of the look-up services. A build can set each of them (.env.example). */
export const defaultUrls: Record<ServiceName, string> = {
  legacy: 'https://api.nasa.gov/planetary/apod',
  successor: 'https://science.nasa.gov/wp-json/wp/v2/apod-basic',
}

export const defaultListUrl =
  'https://science.nasa.gov/wp-json/wp/v2/image-article?categories=22766&_fields=date,slug,title,featured_image_url,migration_source_url'
