import { itemsOf, textOf, type Token } from '../protocol/parseCommand'
import { Refusal } from '../protocol/Refusal'
import { setOf } from '../protocol/sequenceSet'
import type { Session } from '../Session'
import { type Command, selectedOf } from './Command'
import { type Picked, pick } from './pick'

/** STORE or UID STORE, with `(UNCHANGEDSINCE n)`. @source RFC 3501 6.4.6, RFC 7162 3.1.3 */
export const store = (byUid: boolean): Command => ({
  run(session, args) {
    const selected = selectedOf(session)
    if (selected.isReadOnly) throw new Refusal('NO [READ-ONLY] The folder is open for reading')
    const picked = pick(session, args[0], byUid)
    const hasModifier = args[1]?.kind === 'list'
    const limit = hasModifier ? unchangedSince(session, itemsOf(args[1])) : Infinity
    const [item, ...values] = args.slice(hasModifier ? 2 : 1)
    const how = /^([+-]?)FLAGS(\.SILENT)?$/i.exec(textOf(item))
    if (!how) throw new Refusal('BAD Only FLAGS')
    const flags = flagsOf(session, values)
    const [able, stale] = [
      picked.filter(({ mail }) => mail.modSeq <= limit),
      picked.filter(({ mail }) => mail.modSeq > limit),
    ]
    selected.folder.setFlags(
      able.map(({ mail }) => mail.uid),
      (old) => changed(old, how[1]!, flags),
    )
    // Without .SILENT the news after the command say it.
    if (how[2]) for (const picked of able) sayModSeq(session, picked)
    const numbers = stale.map(({ sequence, mail }) => (byUid ? mail.uid : sequence))
    return stale.length > 0 ? `OK [MODIFIED ${setOf(numbers)}] Some were changed by others` : 'OK Done'
  },
})

/** The flags are known to who has set them; where mod-sequences count, the new one is not. */
function sayModSeq(session: Session, picked: Picked) {
  const selected = selectedOf(session)
  selected.markTold(picked)
  const { uid } = picked.mail
  const modSeq = selected.current(uid)?.modSeq
  if (session.hasModSeq && modSeq) session.say(`* ${picked.sequence} FETCH (UID ${uid} MODSEQ (${modSeq}))`)
}

function unchangedSince(session: Session, [word, modSeq]: readonly Token[]): number {
  if (textOf(word).toUpperCase() !== 'UNCHANGEDSINCE' || !session.has('CONDSTORE')) {
    throw new Refusal('BAD Unknown modifier')
  }
  session.enabled.add('CONDSTORE')
  return Number(textOf(modSeq))
}

/** @throws {Refusal} NO for a keyword where none are kept */
export function flagsOf({ traits }: Session, values: readonly Token[]): string[] {
  if (values[0]?.kind === 'list' && values.length > 1) throw new Refusal('BAD Nothing may follow the flags')
  const flags = values.flatMap((value) => (value.kind === 'list' ? value.items : [value])).map(textOf)
  if (!traits.keepsKeywords && flags.some((flag) => !flag.startsWith('\\'))) {
    throw new Refusal('NO [CANNOT] Keywords are not kept here')
  }
  return flags
}

function changed(old: ReadonlySet<string>, sign: string, flags: readonly string[]): Iterable<string> {
  if (sign === '+') return [...old, ...flags]
  if (sign === '-') return [...old].filter((flag) => !flags.includes(flag))
  return flags
}
