import { allKeys } from '../../../bookmarks/import/import-bookmarks.ts'
import { type ImportPlan, planImport } from '../../../bookmarks/import/plan-import.ts'
import { largestImport, readImport } from './read-import.ts'

/**
 * Reads a file and plans its import, or says why it can't be used.
 * @param onStep called with what it is doing, in a sentence
 * @throws the database's error
 */
export async function openImport(
  file: File,
  onStep: (text: string) => void,
): Promise<ImportPlan | { refused: string }> {
  if (file.size > largestImport) {
    return {
      refused: `This file is too large: ${megabytes(file.size)} MB. The limit is ${megabytes(largestImport)} MB.`,
    }
  }
  onStep('Reading the file…')
  const text = await readText(file)
  if (text === undefined) return { refused: 'This file could not be read.' }
  onStep('Checking the bookmarks…')
  // Checking a large file takes a second, in which nothing is drawn.
  await new Promise((drawn) => setTimeout(drawn, 30))
  const result = readImport(text, new Date())
  return 'refused' in result ? result : planImport(result, await allKeys())
}

function megabytes(bytes: number) {
  return Math.ceil(bytes / 1_000_000)
}

/** Undefined for a folder, or a file that was removed or changed meanwhile. */
async function readText(file: File): Promise<string | undefined> {
  try {
    return await file.text()
  } catch {
    return undefined
  }
}
