import { page } from 'vitest/browser'

/** Tells whether a mail was shown as being on its way, since this was called. */
export function followLoading(): () => boolean {
  let isSeen = false
  const look = () => {
    isSeen ||= page.getByRole('article').getByRole('status').elements().length > 0
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true })
  return () => isSeen
}
