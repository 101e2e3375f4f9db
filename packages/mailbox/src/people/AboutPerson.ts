import type { Address, MessageRef } from '@mailroom/core'

/** Whom a card is about, and what can be done from where it is shown. */
export interface AboutPerson {
  readonly person: Address
  /** A mail that they have sent: contacts take name and address from it. */
  readonly sentMail?: MessageRef
  /** Absent where nothing can be written. */
  readonly onWrite?: (to: Address) => void
}
