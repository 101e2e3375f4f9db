import type { PreviewOpener } from './usePreviewOpener'

/**
 * Shows a file: in a window of its own, which knows nothing of ours but its address, else over the mail.
 *
 * @param onOpen shows it over the mail
 */
export function openPreview({ href, mayOpen }: PreviewOpener, onOpen: () => void): void {
  if (!mayOpen()) return
  if (href === undefined) onOpen()
  else window.open(href, '_blank', 'noopener')
}
