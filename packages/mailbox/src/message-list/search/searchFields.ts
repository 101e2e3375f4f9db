import type { MessageSearch } from '@mailroom/core'

const sender = ['sender', 'searchSender'] as const
const recipient = ['sender', 'searchRecipient'] as const
const others = [
  ['subject', 'searchSubject'],
  ['content', 'searchContent'],
] as const

/** What a folder is searched by, and what it is called. In Sent and Drafts people are recipients. @source ML-09 */
export const searchFields = (showsRecipients: boolean) =>
  [showsRecipients ? recipient : sender, ...others] as const

/** The words without blanks around them; undefined when there are none. */
export function trimmedSearch(search: MessageSearch): MessageSearch | undefined {
  const words = Object.entries(search).flatMap(([field, text]: [string, string | undefined]) =>
    text?.trim() ? [[field, text.trim()] as const] : [],
  )
  return words.length === 0 ? undefined : Object.fromEntries(words)
}
