import type { Address, MessageSummary } from '@mailroom/core'
import { isToOthers, type RowContextValue } from './rowContext'

/** The people of a row: who wrote, in Sent and Drafts who it goes to, of a conversation all who wrote. @source ML-10, ML-24 */
export function rowPeople(message: MessageSummary, context: RowContextValue): readonly Address[] {
  const { from, to, conversation } = message
  const { t, isMe } = context
  if (conversation && conversation.mailCount > 1) {
    return conversation.people.map((person) => (isMe(person) ? { ...person, name: t('me') } : person))
  }
  return isToOthers(message, context) ? to : [from]
}

/** Whether something of a row is unread. */
export const isRowUnread = ({ conversation, state }: MessageSummary): boolean =>
  conversation ? conversation.unreadCount > 0 : !state.isRead
