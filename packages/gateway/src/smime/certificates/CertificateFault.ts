import { MailroomError } from '@mailroom/core'

/** What is wrong with a certificate file, by the sentence that says it. */
export type CertificateFault =
  | 'certificateUnreadable'
  | 'certificatePassword'
  | 'certificateOldCipher'
  | 'certificateWithoutKey'
  | 'certificateKind'
  | 'certificatesTooMany'

/** The failure of an import, at the field that it is about. */
export const certificateFault = (fault: CertificateFault): MailroomError =>
  new MailroomError('invalid', 'The certificate file is not taken.', {
    fields: { [fault === 'certificatePassword' ? 'password' : 'file']: [fault] },
  })
