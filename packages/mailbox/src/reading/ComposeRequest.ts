import { parseAddresses, type Address, type MessageRef, type PrepareKind } from '@mailroom/core'
import type { MailtoFields } from './body/frame/parseMailto'

/** What the reader asks a composer for: an answer to the open mail, or a new mail from a link or a name in it. */
export type ComposeRequest =
  | {
      readonly kind: PrepareKind
      readonly ref: MessageRef
      /** Plain text that was written already. */
      readonly text?: string
    }
  | {
      readonly kind: 'new'
      readonly to: readonly Address[]
      readonly cc: readonly Address[]
      readonly bcc: readonly Address[]
      readonly subject: string
      /** Plain text of the body. */
      readonly text: string
    }

/** A new mail as a `mailto:` link proposes it; what is no address is left out. */
export function requestFromMailto({ to, cc, bcc, subject, body }: MailtoFields): ComposeRequest {
  const people = (text: string) =>
    parseAddresses(text).flatMap(({ address, name, isValid }) => (isValid ? [{ address, name }] : []))
  return { kind: 'new', to: people(to), cc: people(cc), bcc: people(bcc), subject, text: body }
}

/** A new mail to somebody. */
export function requestTo(person: Address): ComposeRequest {
  return { kind: 'new', to: [person], cc: [], bcc: [], subject: '', text: '' }
}
