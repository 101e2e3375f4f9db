import type { ServerMail } from '../model/ServerFolder'
import { itemsOf, textOf, type Token } from '../protocol/parseCommand'
import { literal } from '../protocol/quoted'
import { Refusal } from '../protocol/Refusal'
import { sequenceSet, setOf } from '../protocol/sequenceSet'
import { bodySection } from '../render/bodySection'
import { bodyStructure } from '../render/bodyStructure'
import { envelope } from '../render/envelope'
import { mimeTree } from '../render/mimeNode'
import type { Session } from '../Session'
import { type Command, selectedOf } from './Command'
import { type Picked, pick } from './pick'

const macros: Readonly<Record<string, readonly string[]>> = {
  ALL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE'],
  FAST: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE'],
  FULL: ['FLAGS', 'INTERNALDATE', 'RFC822.SIZE', 'ENVELOPE', 'BODY'],
}

/** FETCH or UID FETCH. @source RFC 3501 6.4.5, RFC 7162 3.1.4 and 3.2.6 */
export const fetch = (byUid: boolean): Command => ({
  run(session, [set, what, modifier]) {
    const names = (what?.kind === 'list' ? what.items.map(textOf) : [textOf(what)]).flatMap(
      (name) => macros[name.toUpperCase()] ?? [name],
    )
    const { since, wantsVanished } = changedSince(session, modifier)
    if (wantsVanished) sayVanished(session, set, since)
    if (since >= 0 || names.some((name) => name.toUpperCase() === 'MODSEQ')) session.enabled.add('CONDSTORE')
    const items = new Set([
      ...names.map(upperName),
      ...(byUid ? ['UID'] : []),
      ...(since >= 0 ? ['MODSEQ'] : []),
    ])
    for (const picked of pick(session, set, byUid)) {
      if (picked.mail.modSeq <= since) continue
      const data = [...items].map((item) => fetched(session, picked, item))
      session.say(`* ${picked.sequence} FETCH (${data.join(' ')})`)
      if (items.has('FLAGS')) selectedOf(session).markTold(picked)
    }
    return 'OK Done'
  },
})

/** Upper case as far as the bracket. */
const upperName = (name: string): string => name.replace(/^[^[]+/, (word) => word.toUpperCase())

function changedSince(session: Session, modifier: Token | undefined) {
  if (!modifier) return { since: -1, wantsVanished: false }
  const [word, modSeq, vanished] = itemsOf(modifier).map(textOf)
  if (word?.toUpperCase() !== 'CHANGEDSINCE' || !session.has('CONDSTORE'))
    throw new Refusal('BAD Unknown modifier')
  if (vanished && !session.enabled.has('QRESYNC')) throw new Refusal('BAD VANISHED without QRESYNC')
  return { since: Number(modSeq), wantsVanished: Boolean(vanished) }
}

function sayVanished(session: Session, set: Token | undefined, since: number) {
  const { folder } = selectedOf(session)
  const isIn = sequenceSet(textOf(set), folder.uidNext)
  const gone = folder.vanished.filter(({ uid, modSeq }) => modSeq > since && isIn(uid)).map(({ uid }) => uid)
  if (gone.length > 0) session.say(`* VANISHED (EARLIER) ${setOf(gone)}`)
}

function fetched(session: Session, { mail }: Picked, item: string): string {
  switch (item) {
    case 'UID':
      return `UID ${mail.uid}`
    case 'FLAGS':
      return `FLAGS (${[...mail.flags].join(' ')})`
    case 'INTERNALDATE':
      return `INTERNALDATE "${imapDate(mail.date)}"`
    case 'RFC822.SIZE':
      return `RFC822.SIZE ${mail.raw.length}`
    case 'MODSEQ':
      if (!session.has('CONDSTORE')) throw new Refusal('BAD Unknown item')
      return `MODSEQ (${mail.modSeq})`
    case 'ENVELOPE':
      return `ENVELOPE ${envelope(mimeTree(mail.raw))}`
    case 'BODY':
    case 'BODYSTRUCTURE':
      return `${item} ${bodyStructure(mimeTree(mail.raw))}`
    default:
      return section(session, mail, item)
  }
}

/** `BODY[1.2]<0.100>`; without `.PEEK` the mail counts as read from now on. */
function section(session: Session, { uid, raw }: ServerMail, item: string): string {
  const found = /^BODY(\.PEEK)?\[([^\]]*)\](?:<(\d+)\.(\d+)>)?$/.exec(item)
  if (!found) throw new Refusal(`BAD There is no ${item}`)
  const [, peek, name, from, count] = found
  const selected = selectedOf(session)
  if (!peek && !selected.isReadOnly) selected.folder.setFlags([uid], (flags) => [...flags, '\\Seen'])
  const label = `BODY[${name}]${from === undefined ? '' : `<${from}>`}`
  const bytes = bodySection(mimeTree(raw), name!)
  if (bytes === undefined) return `${label} NIL`
  return `${label} ${literal(from === undefined ? bytes : bytes.slice(Number(from), Number(from) + Number(count)))}`
}

/** `02-Jan-2026 03:04:05 +0000` */
function imapDate(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ')
  return `${day}-${month}-${year} ${time} +0000`
}
