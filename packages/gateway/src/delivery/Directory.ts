/** A person behind an address. */
export interface DirectoryMember {
  readonly accountId: number
  readonly address: string
  readonly name: string
  /** The mailbox lies in another mail system, which must be handed the mail. @default false */
  readonly isElsewhere?: boolean
}

/**
 * What an address stands for. `remote`: its domain is not ours; `unknown`: it is, but nobody has the address; `people`:
 * one mailbox or several. `isList` marks the lists of the organisation, which only its own people may write to.
 */
export type AddressTarget =
  | { readonly kind: 'remote' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'people'; readonly members: readonly DirectoryMember[]; readonly isList: boolean }

/** What delivery must know of the accounts. */
export interface Directory {
  /** Addresses are compared without regard to case. */
  lookUp(address: string): Promise<AddressTarget>
}
