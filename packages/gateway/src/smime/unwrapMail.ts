import type { EnvelopeVerdict } from '@mailroom/core'
import type { OpeningKey } from './opening/OpeningKey'
import { openEnvelope } from './opening/openEnvelope'
import { readEnvelope } from './opening/readEnvelope'
import { openSignedContent, wrappedBytes } from './openSignedContent'
import { isSignedBeside, splitSigned, typeOf } from './splitSigned'
import type { SignedContent } from './verifySignature'

/** Largest mail that is unwrapped while somebody waits. */
export const maxWrappedBytes = 40 * 1024 * 1024

/** Wrappings within wrappings that are opened: signed, encrypted and signed once more is the most that is written. */
const maxLayers = 4

/** A mail out of its wrappings. */
export interface UnwrappedMail {
  /** What is to be read; undefined when nothing could be unwrapped. */
  readonly raw?: Buffer
  /** The innermost signature of what is read. */
  readonly signature?: SignedContent
  /** What came of its encryption; undefined when it had none. */
  readonly envelope?: EnvelopeVerdict
}

/**
 * Takes a mail out of its signature and encryption, as far as the keys open it. A signature around an encryption says
 * nothing about what is inside, and is left out.
 *
 * @param mail the whole mail, or the mail within
 * @source RFC 8551 3.7
 */
export async function unwrapMail(
  mail: Buffer,
  keys: () => Promise<readonly OpeningKey[]>,
): Promise<UnwrappedMail> {
  let found: UnwrappedMail = {}
  for (let layer = 0; layer < maxLayers; layer += 1) {
    const outer = found.raw ?? mail
    const wrapped = wrappedBytes(outer)
    if (wrapped === undefined) return found.envelope === undefined ? found : withSignatureWithin(found, outer)
    const signed = await openSignedContent(wrapped)
    if (signed !== undefined) {
      found = { ...found, raw: signed, signature: { signature: wrapped } }
      continue
    }
    const envelope = await readEnvelope(wrapped)
    if (envelope === undefined) return found
    const opening = openEnvelope(envelope, await keys())
    if (opening.kind !== 'opened') return { envelope: opening.kind }
    found = { raw: opening.content, envelope: 'opened' }
  }
  return found
}

/** What was encrypted may be a text with its signature beside it. */
function withSignatureWithin(found: UnwrappedMail, mail: Buffer): UnwrappedMail {
  const signature = found.signature ?? (isSignedBeside(typeOf(mail)) ? splitSigned(mail) : undefined)
  return signature === undefined ? found : { ...found, signature }
}
