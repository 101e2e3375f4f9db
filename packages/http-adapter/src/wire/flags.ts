import { flagColors, type FlagColor, type MessageState, secrecyOfRank } from '@mailroom/core'

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
  const secrecy = secrecyOfRank(Number(/umail-level-(\d)/.exec(flags.join())?.[1]))
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
    ...(secrecy && { secrecy }),
    ...(flag && { flag }),
    ...(has.has('umail-pinned') && { isPinned: true }),
    ...(has.has('umail-back') && { cameBack: true }),
  }
}
