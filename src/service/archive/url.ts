import { archiveBase } from '../config.ts'
import { absoluteUrl } from '../urls.ts'

const base = archiveBase(import.meta.env.VITE_APOD_ARCHIVE_URL)

/** The URL of a question to NASA's list of the archive. */
export function archiveUrl(question: Readonly<Record<string, string>>): URL {
  const url = absoluteUrl(base)
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value)
  return url
}
