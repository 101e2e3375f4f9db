import { toLocalTime } from '@mailroom/core'

/** When a mail leaves, by the clock of this machine: `2026-11-23 08:00`. @source CO-07 */
export const scheduleTimeText = (at: number): string => toLocalTime(at).replace('T', ' ')

/** A whole minute, as the field can show it, so that nothing is rounded unseen. */
export const toMinute = (ms: number): number => Math.floor(ms / 60_000) * 60_000

/** Where the clock of this machine goes: `Asia/Shanghai`. */
export const zoneName = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
