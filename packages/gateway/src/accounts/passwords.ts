import { hash, verify } from '@node-rs/argon2'

/** argon2id with the figures of RFC 9106 for shared machines: 19 MiB, two passes, about 40 ms. @source A8 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Longer ones are cut before hashing costs anything; no person types them. */
const maxPasswordCharacters = 1_024

/** A password as it is stored: salted, slow to guess, with its own figures in the text. */
export const hashPassword = (password: string): Promise<string> =>
  hash(password.slice(0, maxPasswordCharacters), cost)

/**
 * Compares a password with a stored hash. Without a hash (no such account, no password set) it does the same work on a
 * hash that nothing fits, so that the time of the answer does not tell which it was.
 *
 * @source B1
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  unfitting ??= hashPassword(crypto.randomUUID())
  const isRight = await verify(stored ?? (await unfitting), password.slice(0, maxPasswordCharacters))
  return isRight && stored !== undefined
}

let unfitting: Promise<string> | undefined
