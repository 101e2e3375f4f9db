/** A mailbox and the name shown for it; the name is empty when there is none. */
export interface Address {
  readonly address: string
  readonly name: string
}
