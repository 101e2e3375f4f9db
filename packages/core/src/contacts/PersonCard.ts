import type { PersonLook } from '../approvals/Gender'

/** What the reader has said about mail of a sender: always welcome, or refused. */
export type SenderStanding = 'welcome' | 'refused'

/** What is known of somebody beside their address. Strangers have no picture, and an unknown gender. @source ML-13 */
export interface PersonCard extends PersonLook {
  /** Empty for people of no department, and for strangers. */
  readonly department: string
  /** In the reader's own address book. */
  readonly isContact: boolean
  /** The name under which they stand in it. */
  readonly contactName?: string
  /** One of the reader's own addresses. */
  readonly isSelf: boolean
  /** Absent when the reader has said nothing. */
  readonly standing?: SenderStanding
  /** The mail system sorts arriving mail by the standing of its sender; where it does not, it only keeps what was said. */
  readonly isSorted: boolean
}
