import type { SignOnArrival } from '@mailroom/core'

/** What was agreed when somebody was sent to a service, and must fit when they come back. */
export interface SignOnTurn {
  /** Given out and brought back in the open. 256 bits. */
  readonly state: string
  /** Must stand in the id token. */
  readonly nonce: string
  /** Its hash went along; with it the code counts. @source RFC 7636 */
  readonly verifier: string
  readonly redirectUri: string
}

/** Who has come, as a service says: by an address of the organisation, or by a name of its own. */
export type SignOnIdentity = { readonly address: string } | { readonly subject: string }

/** A service outside that says who somebody is. */
export interface SignOnProvider {
  /** Where a browser goes. @throws MailroomError offline */
  authorizeUrl(turn: SignOnTurn): Promise<string>
  /** Who has come. @throws MailroomError invalid, offline */
  identify(turn: SignOnTurn, code: string, arrival: SignOnArrival): Promise<SignOnIdentity>
  /** Where a browser goes to sign out there too; undefined where there is no such place. */
  endUrl?(returnUrl: string): Promise<string | undefined>
}
