import { type FlagColor, type MessageState, flagColors } from '@mailroom/core'
import type { MailboxStateChange } from '../../MailStore'

/** A tag as its row says it. */
export interface TagKey {
  readonly id: number
  readonly public_id: string
}

/**
 * What a mail's flags on the server say. `tags` are public ids.
 *
 * Red is the plain flag: `\Flagged` alone, as other programs set it. The other colours, and what IMAP has no flag for, are
 * keywords of ours; keywords are ASCII, so a tag's is made of its id and not of its name.
 */
export interface MailFlags {
  readonly isRead: boolean
  readonly isAnswered: boolean
  readonly isForwarded: boolean
  readonly isScheduled: boolean
  readonly isBurn: boolean
  readonly isBurned: boolean
  readonly isUrgent: boolean
  readonly isOwn: boolean
  readonly isPinned: boolean
  readonly cameBack: boolean
  readonly flag: FlagColor | undefined
  readonly tags: readonly string[]
}

/** Says of a mail that it is destroyed after reading. */
export const burnKeyword = 'umail-burn'

/** Says of such a mail that it was destroyed. */
const burnedKeyword = 'umail-burned'

/** Says of a mail that its owner wrote it. */
const ownKeyword = 'umail-own'

/** Says of a mail that it stands first in its folder. */
const pinKeyword = 'umail-pinned'

/** Says of a mail that it was snoozed and has come back. */
const backKeyword = 'umail-back'

const colorPrefix = 'umail-flag-'
const tagPrefix = 'umail-tag-'

/** The keyword of a tag: `umail-tag-` and its public id. */
const tagKeyword = ({ public_id }: TagKey): string => tagPrefix + public_id

/** True for what is no flag of IMAP itself: a server may refuse it. */
export const isKeyword = (flag: string): boolean => !flag.startsWith('\\')

/** Flags as the server writes them, in any case. */
export function readFlags(flags: Iterable<string>): MailFlags {
  const has = new Set(Array.from(flags, (flag) => flag.toLowerCase()))
  const color = flagColors.find((name) => has.has(colorPrefix + name))
  return {
    isRead: has.has('\\seen'),
    isAnswered: has.has('\\answered'),
    isForwarded: has.has('$forwarded'),
    isScheduled: has.has('umail-scheduled'),
    isBurn: has.has(burnKeyword),
    isBurned: has.has(burnedKeyword),
    isUrgent: has.has('umail-urgent'),
    isOwn: has.has(ownKeyword),
    isPinned: has.has(pinKeyword),
    cameBack: has.has(backKeyword),
    flag: has.has('\\flagged') ? (color ?? 'red') : undefined,
    tags: [...has].filter((name) => name.startsWith(tagPrefix)).map((name) => name.slice(tagPrefix.length)),
  }
}

/** The flags of a mail that is added. */
export function flagsOf(
  state: Partial<MessageState>,
  tags: readonly TagKey[],
  isOwn: boolean | undefined,
): string[] {
  return [
    ...(state.isRead === true ? ['\\Seen'] : []),
    ...(state.isAnswered === true ? ['\\Answered'] : []),
    ...(state.isForwarded === true ? ['$Forwarded'] : []),
    ...(state.isScheduled === true ? ['umail-scheduled'] : []),
    ...(state.isBurn === true ? [burnKeyword] : []),
    ...(state.isUrgent === true ? ['umail-urgent'] : []),
    ...(isOwn === true ? [ownKeyword] : []),
    ...(state.isPinned === true ? [pinKeyword] : []),
    ...(state.cameBack === true ? [backKeyword] : []),
    ...(state.flag === undefined ? [] : ['\\Flagged', ...colorKeywords(state.flag)]),
    ...tags.map(tagKeyword),
  ]
}

/** What a change of state is on the server. */
export interface FlagChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * A change as flags.
 *
 * @param before colours that the mails have now: only these are taken off, since a server may learn every keyword it hears
 */
export function flagChange(
  change: MailboxStateChange,
  added: readonly TagKey[],
  removed: readonly TagKey[],
  before: readonly FlagColor[],
): FlagChange {
  const add: string[] = added.map(tagKeyword)
  const remove: string[] = removed.map(tagKeyword)
  const set = (value: boolean | undefined, flag: string) => {
    if (value !== undefined) (value ? add : remove).push(flag)
  }
  set(change.isRead, '\\Seen')
  set(change.isAnswered, '\\Answered')
  set(change.isForwarded, '$Forwarded')
  set(change.isScheduled, 'umail-scheduled')
  set(change.isBurned, burnedKeyword)
  set(change.isPinned, pinKeyword)
  if (change.cameBackAt !== undefined) add.push(backKeyword)
  const { flag } = change
  if (flag !== undefined) {
    set(flag !== null, '\\Flagged')
    if (flag !== null) add.push(...colorKeywords(flag))
    remove.push(...before.filter((color) => color !== flag).flatMap(colorKeywords))
  }
  return { add, remove }
}

const colorKeywords = (color: FlagColor): string[] => (color === 'red' ? [] : [colorPrefix + color])
