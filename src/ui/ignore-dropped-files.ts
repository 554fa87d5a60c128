/**
 * Keeps the browser from leaving the page for a file that is dropped on it. A screen may still
 * take the file.
 */
export function ignoreDroppedFiles(): void {
  addEventListener('dragover', ignore)
  addEventListener('drop', ignore)
}

function ignore(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
}
