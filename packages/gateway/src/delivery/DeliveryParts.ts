import type { SenderStanding } from '@mailroom/core'
import type { Seals } from '../sealed/Seals'
import type { WorkParts } from './WorkParts'

/** What delivery must know of a mail system that its people have elsewhere. */
export interface OwnMailSystem {
  /** Its SMTP server puts the sender's copy into the Sent folder itself. */
  readonly filesSentCopies: boolean
}

/** What every step of a mail's way needs. */
export interface DeliveryParts extends WorkParts {
  /** What a mailbox row says of a mail whose content is sealed. */
  readonly seals: Pick<Seals, 'stateOf'>
  /** What an account's owner has said about mail of a sender. */
  standingOf(accountId: number, address: string): Promise<SenderStanding | undefined>
  /** The mail system that an account has elsewhere; undefined when its mail lies in our own store. */
  mailSystemOf(accountId: number): Promise<OwnMailSystem | undefined>
  /** Told of each mail taken in and of each recipient that is settled, for the metrics. */
  readonly countMail?: (direction: 'in' | 'out', result: string) => void
}
