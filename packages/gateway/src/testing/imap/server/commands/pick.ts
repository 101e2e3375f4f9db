import type { ServerMail } from '../model/ServerFolder'
import { textOf, type Token } from '../protocol/parseCommand'
import { sequenceSet } from '../protocol/sequenceSet'
import type { Session } from '../Session'
import { selectedOf } from './Command'

/** A mail with the number by which this client calls it. */
export interface Picked {
  readonly sequence: number
  readonly mail: ServerMail
}

/** The mails of a set that are still there. @param byUid the set counts in uids @throws {Refusal} BAD */
export function pick(session: Session, set: Token | undefined, byUid: boolean): Picked[] {
  const selected = selectedOf(session)
  const { known } = selected
  const last = byUid ? (known.at(-1)?.uid ?? 0) : known.length
  const isIn = sequenceSet(textOf(set), last)
  return known.flatMap(({ uid }, index) => {
    const mail = isIn(byUid ? uid : index + 1) ? selected.current(uid) : undefined
    return mail ? [{ sequence: index + 1, mail }] : []
  })
}
