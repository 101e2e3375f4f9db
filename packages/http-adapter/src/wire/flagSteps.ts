import { flagColors, type FollowUp, type StateChange } from '@mailroom/core'
import { flagOfColor, flagOfTag } from './flags'

/** A reminder as it is set; null takes it away. */
export const toWireFollowUp = (followUp: FollowUp | null) => ({
  at: followUp && new Date(followUp.at).toISOString(),
  ...(followUp?.unlessAnswered && { unless_answered: true }),
})

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
  followUp,
  addTags = [],
  removeTags,
}: StateChange): string | undefined {
  const others = [isRead, flag, isPinned, followUp]
  const isMore = others.some((other) => other !== undefined) || addTags.length > 0
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
