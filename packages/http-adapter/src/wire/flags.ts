import { flagColors, type FlagColor, type MessageState, type StateChange } from '@mailroom/core'

/** Red is the plain flag of IMAP; the other colours are keywords: `umail-green`. @source 1st text 3 */
export const flagOfColor = (color: FlagColor): string => (color === 'red' ? '\\flagged' : `umail-${color}`)

/** Tags travel among flags as `tag:{name}`. */
export const flagOfTag = (tag: string): string => `tag:${tag}`

const colors = flagColors.map((color) => [flagOfColor(color), color] as const)

/** What has happened to a mail, from its flags and tag names. A colour says more than the plain flag beside it. */
export function fromWireFlags(flags: readonly string[], tags: readonly string[]): MessageState {
  const has = new Set(flags.map((flag) => flag.toLowerCase()))
  const found = colors.filter(([flag]) => has.has(flag)).map(([, color]) => color)
  const flag = found.find((color) => color !== 'red') ?? found[0]
  return {
    isRead: has.has('\\seen'),
    isAnswered: has.has('answered') || has.has('\\answered'),
    isForwarded: has.has('umail-forword'),
    isScheduled: has.has('umail-schedule'),
    isBurn: has.has('umail-burn'),
    ...(has.has('umail-burned') && { isBurned: true }),
    isUrgent: has.has('umail-emergent'),
    hasAttachments: has.has('umail-attach'),
    tags,
    ...(flag && { flag }),
    ...(has.has('umail-pinned') && { isPinned: true }),
    ...(has.has('umail-back') && { cameBack: true }),
  }
}

/** Flags to put on or to take off. */
export interface WireFlagStep {
  readonly action: 'add' | 'remove'
  readonly flags: string[]
}

/** The tag of a change that does nothing but take one off, which has a call of its own. */
export function onlyTagOff({
  isRead,
  flag,
  isPinned,
  addTags = [],
  removeTags,
}: StateChange): string | undefined {
  const isMore = isRead !== undefined || flag !== undefined || isPinned !== undefined || addTags.length > 0
  return isMore || removeTags === 'all' || removeTags?.length !== 1 ? undefined : removeTags[0]
}

/**
 * The calls that a change takes: one for what is put on, one for what is taken off, so at most one for any single
 * action. A new colour takes the place of the old one by itself.
 *
 * @source ML-05
 */
export function toWireFlagSteps({
  isRead,
  flag,
  addTags = [],
  removeTags = [],
}: StateChange): WireFlagStep[] {
  const added = [
    ...(isRead === true ? ['\\Seen'] : []),
    ...(flag ? [flagOfColor(flag)] : []),
    ...addTags.map(flagOfTag),
  ]
  const removed = [
    ...(isRead === false ? ['\\Seen'] : []),
    ...(flag === null ? flagColors.map(flagOfColor) : []),
    // All of them have a call of their own.
    ...(removeTags === 'all' ? [] : removeTags.map(flagOfTag)),
  ]
  const steps: WireFlagStep[] = [
    { action: 'add', flags: added },
    { action: 'remove', flags: removed },
  ]
  return steps.filter((step) => step.flags.length > 0)
}
