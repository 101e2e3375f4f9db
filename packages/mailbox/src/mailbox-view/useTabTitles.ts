import { followUpSearch, titleForTab } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { mailboxStrings } from './mailboxStrings'
import type { MailboxTab } from './tabState'

/** What a tab is called, and the whole of it where that is too long for a tab. */
export interface TabTitle {
  readonly title: string
  readonly fullTitle: string
}

/** Names tabs by their subjects. @source ML-23 */
export function useTabTitles(): (tab: MailboxTab) => TabTitle {
  const { t } = useStrings(mailboxStrings)
  return (tab) => {
    if (tab.subject) return { title: titleForTab(tab.subject), fullTitle: tab.subject }
    const words = t(wordsOf(tab))
    return { title: words, fullTitle: words }
  }
}

/** What a tab is called that has no subject. */
function wordsOf(tab: MailboxTab) {
  if (tab.kind === 'search') return tab.query === followUpSearch ? 'remindersTab' : 'searchTab'
  return tab.kind === 'compose' ? 'newMail' : 'noSubject'
}
