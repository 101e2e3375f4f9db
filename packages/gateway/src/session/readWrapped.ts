import type { KeyObject } from 'node:crypto'
import { unwrapPassword } from './unwrapPassword'
import type { UsedOnce } from './usedOnce'

/** What reading wrapped passwords needs. */
export interface WrappingParts {
  readonly usedOnce: UsedOnce
  readonly privateKey: KeyObject
  /** ms since 1970. */
  readonly now: () => number
}

/** A password that came wrapped. */
export interface ReadPassword {
  readonly password: string
  /** False for a wrapping that is broken, old or brought a second time: then the password is wrong, whatever it says. */
  readonly isFresh: boolean
}

/** How far the time inside a wrapped password may be from ours. @source SE-12 */
const maxSkewMs = 60_000

/** Reads a wrapped password. Never fails: whoever asks goes on with the same work for a wrong one. @source SE-12 */
export async function readWrapped(parts: WrappingParts, wrapped: string): Promise<ReadPassword> {
  const { password, sentAtSeconds } = unwrapPassword(wrapped, parts.privateKey)
  return { password, isFresh: await isFirstUse(parts, wrapped, sentAtSeconds * 1000) }
}

/** Never asked of a wrapping without a sound time, which could not be remembered until it expires. */
async function isFirstUse(
  { usedOnce, now }: WrappingParts,
  wrapped: string,
  sentAt: number,
): Promise<boolean> {
  if (!(Math.abs(now() - sentAt) <= maxSkewMs)) return false
  // The bytes and not the text: base64 can be written in more than one way.
  return usedOnce.take('password', Buffer.from(wrapped, 'base64').toString('base64'), sentAt + 2 * maxSkewMs)
}
