import { hash } from 'node:crypto'

/** Characters of a key: 132 bits, short enough for an index and too many to be found by trying. */
const keyLength = 22

/** A Message-ID as links are kept under it: ids are up to 998 characters long, and nobody needs to read them. */
export const linkKey = (messageId: string): string =>
  hash('sha256', messageId, 'base64url').slice(0, keyLength)
