import { parseHtml } from '@mailroom/html'
interface FileHandlers {
  onPicture(file: File): void
  onFiles(files: readonly File[]): void
}

/**
 * Takes pasted and dropped files before the editor does: pictures go into the text, other files to the attachments.
 * A paste that also brings words (a table from a spreadsheet comes as markup and as a picture) is left to the editor.
 *
 * @returns ends it
 */
export function takeFiles(page: Document, { onPicture, onFiles }: FileHandlers): () => void {
  const take = (event: Event, files: readonly File[]) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    files.filter(isPicture).forEach(onPicture)
    const others = files.filter((file) => !isPicture(file))
    if (others.length > 0) onFiles(others)
  }
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData
    if (data && data.files.length > 0 && !hasWords(data)) take(event, [...data.files])
  }
  const onDrop = (event: DragEvent) => {
    const files = event.dataTransfer?.files
    if (files && files.length > 0) take(event, [...files])
  }
  const onDragOver = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
  }
  page.addEventListener('paste', onPaste, { capture: true })
  page.addEventListener('drop', onDrop, { capture: true })
  page.addEventListener('dragover', onDragOver)
  return () => {
    page.removeEventListener('paste', onPaste, { capture: true })
    page.removeEventListener('drop', onDrop, { capture: true })
    page.removeEventListener('dragover', onDragOver)
  }
}

/** A picture copied from a page comes as a file and as markup that names its address; only the file is of use. */
function hasWords(data: DataTransfer): boolean {
  const { body } = parseHtml(data.getData('text/html'))
  return (body.textContent ?? '').trim() !== '' || data.getData('text/plain').trim() !== ''
}

const isPicture = (file: File): boolean => file.type.startsWith('image/')
