import { applyChange, type MessageSelection, type MessageSummary, type StateChange } from '@mailroom/core'
import { chooser } from './chooser'

/** How many mails a row stands for in an act on it, and how many of them are unread. */
export function mailsOfRow(
  { conversation, state }: MessageSummary,
  { wholeConversations }: MessageSelection,
): { readonly total: number; readonly unread: number } {
  return conversation && wholeConversations
    ? { total: conversation.folderMailCount, unread: conversation.unreadCount }
    : { total: 1, unread: state.isRead ? 0 : 1 }
}

/** A row after a change of its mail's state; its conversation counts anew. */
export function changedRow<M extends MessageSummary>(
  row: M,
  change: StateChange,
  { wholeConversations }: MessageSelection,
): M {
  const state = applyChange(row.state, change)
  const { conversation } = row
  if (!conversation || change.isRead === undefined) return state === row.state ? row : { ...row, state }
  const { unreadCount, folderMailCount } = conversation
  const all = change.isRead ? 0 : folderMailCount
  const step = state.isRead === row.state.isRead ? 0 : state.isRead ? -1 : 1
  const one = Math.min(Math.max(unreadCount + step, 0), folderMailCount)
  return { ...row, state, conversation: { ...conversation, unreadCount: wholeConversations ? all : one } }
}

/** The mails of a conversation after a change of some of them, or of all in a folder. */
export function changedMembers(
  mails: readonly MessageSummary[],
  change: StateChange,
  selection: MessageSelection,
): readonly MessageSummary[] {
  const isChosen = chooser(selection)
  const isHere = ({ ref }: MessageSummary) => ref.folder === selection.folder
  const isMeant = ({ ref }: MessageSummary) => isChosen(ref.uid)
  const isWhole = selection.wholeConversations === true && mails.some((mail) => isHere(mail) && isMeant(mail))
  return mails.map((mail) =>
    isHere(mail) && (isWhole || isMeant(mail)) ? changedRow(mail, change, selection) : mail,
  )
}

/** True when nothing of a row is left once its mail is gone from the folder. */
export const goesWithItsMail = (
  { conversation }: MessageSummary,
  { wholeConversations }: MessageSelection,
): boolean => conversation === undefined || wholeConversations === true || conversation.folderMailCount <= 1
