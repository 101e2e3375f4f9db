import { MailroomError, type OwnCertificate } from '@mailroom/core'

/** A certificate as the memory knows it. */
export type MemoryCertificate = Omit<OwnCertificate, 'isOwnAddress'>

const kind = 'mailroom memory certificate'

/**
 * A file that stands for a certificate with its key: the memory has no cryptography, but asks for the same things as a
 * mail system that has.
 */
export const certificateFile = (certificate: MemoryCertificate, password: string): File =>
  new File([JSON.stringify({ kind, certificate, password })], 'certificate.p12', {
    type: 'application/x-pkcs12',
  })

/** What is in such a file. @throws MailroomError invalid for another file, or another password */
export async function openCertificateFile(file: File, password: string): Promise<MemoryCertificate> {
  const content = parse(await file.text())
  if (content?.kind !== kind)
    throw refused('file', 'This is not a certificate file (.p12 or .pfx), or it is damaged')
  if (content.password !== password) throw refused('password', 'This is not the password of the file')
  return content.certificate
}

interface Content {
  readonly kind: string
  readonly certificate: MemoryCertificate
  readonly password: string
}

function parse(text: string): Content | undefined {
  try {
    return JSON.parse(text) as Content
  } catch {
    return undefined
  }
}

const refused = (field: string, message: string) =>
  new MailroomError('invalid', message, { fields: { [field]: [message] } })
