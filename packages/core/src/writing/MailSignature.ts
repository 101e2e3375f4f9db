import type { Flavour } from '../mail/ids'

/** Names a signature of an account. */
export type SignatureId = Flavour<string, 'SignatureId'>

/** What stands under the mails of its owner. */
export interface MailSignature {
  readonly id: SignatureId
  /** For its owner alone. */
  readonly title: string
  /** As it was kept, pictures as `data:` addresses. Not cleaned: whoever shows it or writes with it cleans it. */
  readonly html: string
}

/** What a signature is to be; with an id, that one is changed. */
export type WantedSignature = Omit<MailSignature, 'id'> & { readonly id?: SignatureId }

/** When a signature is put in by itself. @source CO-05 */
export type SignatureUse = 'new' | 'answer'

/** All signatures of an account. */
export interface SignatureBook {
  /** The oldest first. */
  readonly signatures: readonly MailSignature[]
  /** Which one is put in by itself; absent for none. */
  readonly defaults: Readonly<Partial<Record<SignatureUse, SignatureId>>>
}
