import type { Entry } from '../apod/entry.ts'
import { useRememberedPicture } from '../ui/picture-transition.ts'
import { smallFileOf, useMediaFiles } from './files.ts'
import { usePicture } from './use-picture.ts'

export type ShownMedia = ReturnType<typeof useShownMedia>

/** The media of a day or bookmark, once for its card and its dialog. The viewer begins with its picture. */
export function useShownMedia(subject: string, entry: Entry | undefined, isLoading = false) {
  const files = useMediaFiles(entry)
  const { media, file, hasFailed, handleError } = files
  const remembered = useRememberedPicture(subject)
  const isPicture = entry ? media.kind === 'picture' && !hasFailed : isLoading
  const picture = usePicture({
    subject,
    // Null also without an entry. Otherwise, the picture before “Not found” would come back after it.
    file: isPicture ? file : null,
    standIn: isPicture ? remembered : undefined,
    preview: isPicture ? smallFileOf(media) : undefined,
    onError: handleError,
  })
  return { ...files, isPicture, picture }
}
