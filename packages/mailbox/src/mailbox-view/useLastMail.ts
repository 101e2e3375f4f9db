import { useState } from 'react'
import type { MailboxTab, ReadTab } from './tabState'

/** The mail of the active tab; while another tab is shown the last one that is still open. */
export function useLastMail(tabs: readonly MailboxTab[], active: string): ReadTab | undefined {
  const [last, setLast] = useState<string>()
  const mails = tabs.filter((tab): tab is ReadTab => tab.kind === 'read')
  const current = mails.find(({ id }) => id === active)
  if (current && current.id !== last) setLast(current.id)
  return current ?? mails.find(({ id }) => id === last)
}
