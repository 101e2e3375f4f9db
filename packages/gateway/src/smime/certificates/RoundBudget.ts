import { certificateFault } from './CertificateFault'

/** Rounds of hashing for one file. Files are made with some thousands, the most careful with hundreds of thousands. */
const maxRounds = 2_000_000
/** A round that is counted here and not by the platform takes as long as this many. */
const ownRoundCost = 4

/** What the passwords of one file may cost. Everybody can write any number into a file of their own. @source D2 */
export class RoundBudget {
  #left = maxRounds

  /** @throws MailroomError invalid when a file would keep the gateway busy */
  spend(rounds: number, isOwn = false): number {
    this.#left -= rounds * (isOwn ? ownRoundCost : 1)
    if (!(rounds >= 1 && this.#left >= 0)) throw certificateFault('certificateUnreadable')
    return rounds
  }
}
