import type { MessageUid } from '@mailroom/core'

/** Uids of a server are 32 bits wide (RFC 9051 2.3.1.1). */
const uidSpan = 2 ** 32

/** So many UIDVALIDITY values can be told apart; together with the uid it stays below 2^53. */
const validitySpan = 2 ** 20

/**
 * The uid by which the outside names a mail: `(uidValidity mod 2^20) * 2^32 + uid`. It needs no index to be read back, and
 * a folder that got another UIDVALIDITY knows none of its old ones: so a wrong mail is never shown for an old name.
 */
export const publicUid = (uidValidity: number, uid: number): MessageUid =>
  (uidValidity % validitySpan) * uidSpan + uid

/** The server's uid in a public one; undefined when it is of another UIDVALIDITY, or of none. */
export function serverUid(uidValidity: number, uid: MessageUid): number | undefined {
  if (!Number.isSafeInteger(uid) || Math.floor(uid / uidSpan) !== uidValidity % validitySpan) return undefined
  return uid % uidSpan || undefined
}

/** The same for many; those of another UIDVALIDITY are left out. */
export const serverUids = (uidValidity: number, uids: readonly MessageUid[]): number[] =>
  [...new Set(uids)].flatMap((uid) => serverUid(uidValidity, uid) ?? [])
