import { messageKey, type MessageSummary } from '@mailroom/core'

/**
 * Shows a notification of the system, unless the reader is at the page or has not allowed it. A press on it brings the
 * page to the front.
 *
 * @source SH-17
 */
export function notifyOfMail(
  mail: MessageSummary,
  words: { readonly title: string; readonly noSubject: string },
  onOpen: () => void,
): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return
  if (document.hasFocus()) return
  const body = [mail.subject || words.noSubject, mail.abstract].filter((line) => line !== '').join('\n')
  try {
    const shown = new Notification(words.title, { body, tag: messageKey(mail.ref) })
    shown.addEventListener('click', () => {
      window.focus()
      shown.close()
      onOpen()
    })
  } catch {
    // Some phones show them from a service worker only; the toast is there.
  }
}
