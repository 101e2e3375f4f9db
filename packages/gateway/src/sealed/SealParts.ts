import type { SecretBox } from '../accounts/credentials/secretBox'
import type { DeliveryParts } from '../delivery/DeliveryParts'
import type { WorkParts } from '../delivery/WorkParts'

/** What keeping, opening and destroying sealed mails needs. */
export interface SealParts extends WorkParts, Pick<DeliveryParts, 'mailSystemOf'> {
  /** Its key is not in the database. */
  readonly sealBox: SecretBox
  /** IANA name of the zone whose midnight ends a mail. */
  readonly timeZone: string
}
