import type { Protection } from '@mailroom/core'
import type { X509Certificate } from 'node:crypto'
import { describePart } from '../mime/parse/structure/describePart'
import type { HeaderField } from '../mime/parse/structure/HeaderField'
import type { OpeningKey } from './opening/OpeningKey'
import { isWrapping } from './openSignedContent'
import { isSignedBeside, splitSigned } from './splitSigned'
import { maxWrappedBytes, unwrapMail } from './unwrapMail'
import { type SignedContent, unreadable, verifySignature } from './verifySignature'

/** A mail whose header is known and whose bytes can be had. */
export interface ProtectedMail {
  readonly fields: readonly HeaderField[]
  readonly sizeBytes: number
  readonly sender: string
  /** ms since 1970. */
  readonly receivedAt: number
  read(): Promise<Buffer>
}

/** What is needed to look behind signatures and encryption. */
export interface ProtectionKeys {
  readonly authorities: () => readonly X509Certificate[]
  /** The reader's own. */
  readonly keys: () => Promise<readonly OpeningKey[]>
}

/** Tells how a mail is signed or encrypted by its outermost type, verifies S/MIME signatures and says whether it opens. @source RD-20 */
export async function readProtection(
  mail: ProtectedMail,
  { authorities, keys }: ProtectionKeys,
): Promise<Protection | undefined> {
  const part = describePart(mail.fields, 'text/plain')
  const { contentType, typeParameters } = part
  const protocol = (typeParameters.get('protocol') ?? '').toLowerCase()
  if (contentType === 'multipart/encrypted')
    return protocol === 'application/pgp-encrypted' ? { kind: 'pgpEncrypted' } : undefined
  const { sender, receivedAt: at } = mail
  const verify = (signed: SignedContent) =>
    verifySignature(signed, { sender, at, authorities: authorities() })
  const isReadable = mail.sizeBytes <= maxWrappedBytes
  if (isWrapping(contentType)) {
    const { envelope, signature } = isReadable ? await unwrapMail(await mail.read(), keys) : {}
    if (envelope !== undefined)
      return {
        kind: 'smimeEncrypted',
        verdict: envelope,
        ...(signature !== undefined && { signature: await verify(signature) }),
      }
    if (signature !== undefined) return { kind: 'smimeSigned', ...(await verify(signature)) }
    // Programs leave out what it is, or say it wrongly; what nobody can read is shown as neither.
    const isSigned = typeParameters.get('smime-type')?.toLowerCase() === 'signed-data'
    if (isSigned) return { kind: 'smimeSigned', ...unreadable }
    return { kind: 'smimeEncrypted', verdict: isReadable ? 'broken' : 'unsupported' }
  }
  if (contentType === 'multipart/signed' && protocol === 'application/pgp-signature')
    return { kind: 'pgpSigned' }
  if (!isSignedBeside(part)) return undefined
  const signed = isReadable ? splitSigned(await mail.read()) : undefined
  return { kind: 'smimeSigned', ...(signed === undefined ? unreadable : await verify(signed)) }
}
