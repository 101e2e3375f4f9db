import { type FlagColor, flagColors, MailroomError, type MessageState, secrecyRank } from '@mailroom/core'
import type { MailboxStateChange } from '../../doors/mail-store/MailStore'

/** Red is the plain flag of IMAP; the other colours are keywords. */
const flagOf = (color: FlagColor): string => (color === 'red' ? '\\flagged' : `umail-${color}`)

const colorByFlag: ReadonlyMap<string, FlagColor> = new Map(
  flagColors.map((color) => [flagOf(color).toLowerCase(), color]),
)

/** The colour that a flag stands for. */
export const colorOf = (flag: string): FlagColor | undefined => colorByFlag.get(flag.toLowerCase())

/** The flags of a mail as the texts write them. Tags travel beside them. @source 1st text 6 */
export function flagsOf(state: MessageState): string[] {
  const flags: (string | false | undefined)[] = [
    state.isRead && '\\Seen',
    state.flag && flagOf(state.flag),
    state.isAnswered && 'Answered',
    state.isForwarded && 'umail-forword',
    state.isScheduled && 'umail-schedule',
    state.isBurn && 'umail-burn',
    state.isBurned && 'umail-burned',
    state.isUrgent && 'umail-emergent',
    state.secrecy && `umail-level-${secrecyRank(state.secrecy)}`,
    state.hasAttachments && 'umail-attach',
    state.isPinned && 'umail-pinned',
    state.cameBack && 'umail-back',
  ]
  return flags.filter((flag): flag is string => Boolean(flag))
}

const invalid = (flag: string) =>
  new MailroomError('invalid', `The flag ${flag} cannot be set.`, { fields: { flags: ['fieldInvalid'] } })

/**
 * What adding or removing some flags means. Taking any colour off takes the flag off: a mail has one at a time.
 *
 * @throws `invalid` for flags that say what a mail is (attachments, burning) rather than what a reader did
 * @source ML-05, RD-18
 */
export function stateChange(action: 'add' | 'remove', flags: readonly string[]): MailboxStateChange {
  const isAdded = action === 'add'
  const change: { -readonly [Key in keyof MailboxStateChange]: MailboxStateChange[Key] } = {}
  const tags: string[] = []
  for (const flag of flags) {
    const color = colorOf(flag)
    if (flag.startsWith('tag:') && flag.length > 4) tags.push(flag.slice(4))
    else if (/^\\seen$/i.test(flag)) change.isRead = isAdded
    else if (/^\\?answered$/i.test(flag)) change.isAnswered = isAdded
    else if (flag === 'umail-forword') change.isForwarded = isAdded
    else if (color) change.flag = isAdded ? color : null
    else throw invalid(flag)
  }
  if (tags.length > 0) change[isAdded ? 'addTags' : 'removeTags'] = tags
  return change
}
