import type { Protection } from '@mailroom/core'
import type { X509Certificate } from 'node:crypto'
import { describePart } from '../mime/parse/structure/describePart'
import type { HeaderField } from '../mime/parse/structure/HeaderField'
import { isWrapping, openSignedContent, wrappedBytes } from './openSignedContent'
import { splitSigned } from './splitSigned'
import { unreadable, verifySignature } from './verifySignature'

/** Largest signed mail that is verified while somebody waits. */
const maxSignedBytes = 40 * 1024 * 1024

/** A mail whose header is known and whose bytes can be had. */
export interface ProtectedMail {
  readonly fields: readonly HeaderField[]
  readonly sizeBytes: number
  readonly sender: string
  /** ms since 1970. */
  readonly receivedAt: number
  read(): Promise<Buffer>
}

/** Tells how a mail is signed or encrypted by its outermost type, and verifies S/MIME signatures. @source RD-20 */
export async function readProtection(
  mail: ProtectedMail,
  authorities: () => readonly X509Certificate[],
): Promise<Protection | undefined> {
  const { contentType, typeParameters } = describePart(mail.fields, 'text/plain')
  const protocol = (typeParameters.get('protocol') ?? '').toLowerCase()
  if (contentType === 'multipart/encrypted')
    return protocol === 'application/pgp-encrypted' ? { kind: 'pgpEncrypted' } : undefined
  const { sender, receivedAt: at } = mail
  if (isWrapping(contentType)) {
    const wrapped = mail.sizeBytes > maxSignedBytes ? undefined : wrappedBytes(await mail.read())
    if (wrapped !== undefined && (await openSignedContent(wrapped)) !== undefined)
      return verifySignature({ signature: wrapped }, { sender, at, authorities: authorities() })
    // Programs leave out what it is, or say it wrongly; what nobody can read is shown as neither.
    const isSigned = typeParameters.get('smime-type')?.toLowerCase() === 'signed-data'
    return isSigned ? unreadable : { kind: 'smimeEncrypted' }
  }
  if (contentType !== 'multipart/signed') return undefined
  if (protocol === 'application/pgp-signature') return { kind: 'pgpSigned' }
  if (!/^application\/(?:x-)?pkcs7-signature$/.test(protocol)) return undefined
  const signed = mail.sizeBytes > maxSignedBytes ? undefined : splitSigned(await mail.read())
  if (signed === undefined) return unreadable
  return verifySignature(signed, { sender, at, authorities: authorities() })
}
