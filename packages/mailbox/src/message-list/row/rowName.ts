import { formatListTime, readState, type MessageSummary } from '@mailroom/core'
import type { RowContextValue } from './rowContext'
import { isRowUnread, rowPeople } from './rowPeople'
import { stateWords } from './stateWords'

/**
 * What a screen reader says of a row: state, people, subject, marks, time. The first words of the text are left out;
 * they are in the row for whoever wants them.
 *
 * @source IX-03
 */
export function rowName(message: MessageSummary, context: RowContextValue, isGone: boolean): string {
  const { t, now, style, results } = context
  const { conversation } = message
  const state = { ...message.state, isRead: !isRowUnread(message) }
  const people = rowPeople(message, context)
  const parts = [
    t(stateWords[readState(state, isGone)]),
    state.isPinned && t('isPinned'),
    isBack(message) && t('cameBack'),
    untilWords(message, context),
    state.isUrgent && t('isUrgent'),
    state.isBurn && t(state.isBurned ? 'isBurned' : 'isBurn'),
    people.map(({ name, address }) => name || address).join(t('nameSeparator')) || t('noRecipients'),
    conversation && conversation.mailCount > 1 && t('mailCount', { count: conversation.mailCount }),
    message.subject || t('noSubject'),
    ...state.tags,
    state.flag && t(`flag_${state.flag}`),
    state.hasAttachments && t('hasAttachments'),
    results?.folderName(message.ref.folder),
    message.remark && t('remark', { text: message.remark }),
    formatListTime(message.receivedAt, now, style),
  ]
  return parts.filter(Boolean).join(t('comma'))
}

/** When a mail comes back, or its reader is reminded of it; undefined for others. @source ML-29 */
export function untilWords(
  { snooze, state: { followUp } }: MessageSummary,
  { t, now, style }: RowContextValue,
): string | undefined {
  const at = snooze?.until ?? followUp?.at
  const words = snooze ? 'snoozedUntil' : followUp?.isDue ? 'followUpDue' : 'followUpAt'
  return at === undefined ? undefined : t(words, { time: formatListTime(at, now, style) })
}

/** It was away and has come back, and nobody has looked since. @source ML-29 */
export const isBack = ({ state, snooze }: MessageSummary): boolean =>
  state.cameBack === true && !state.isRead && snooze === undefined
