import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** The header field by which a cover is known in a mailbox that is not ours. */
export const referenceField = 'X-Mailroom-Seal'

/** 256 random bits: nobody guesses it, and it outlives every change of a key. */
export const newReference = (): string => randomBytes(32).toString('base64url')

/** What is kept of it: a stolen database forges no cover. */
export const referenceHash = (reference: string): string =>
  createHash('sha256').update(reference).digest('base64url')

/** True when a header carries the reference that was kept. */
export function hasReference(header: string, hash: string | null): boolean {
  const [, reference] = new RegExp(`^${referenceField}:\\s*([\\w-]{43})\\s*$`, 'im').exec(header) ?? []
  if (reference === undefined || hash === null) return false
  return timingSafeEqual(Buffer.from(referenceHash(reference)), Buffer.from(hash))
}
