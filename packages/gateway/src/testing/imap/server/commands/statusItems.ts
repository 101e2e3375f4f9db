import type { ServerFolder } from '../model/ServerFolder'
import { itemsOf, textOf, type Token } from '../protocol/parseCommand'
import { Refusal } from '../protocol/Refusal'
import type { Session } from '../Session'

/** The counts of a folder, `(MESSAGES 3 UNSEEN 1)`. @throws {Refusal} BAD for one the server does not know */
export function statusItems(session: Session, folder: ServerFolder, wanted: Token | undefined): string {
  const values = new Map<string, number>([
    ['MESSAGES', folder.mails.length],
    ['RECENT', 0],
    ['UNSEEN', folder.mails.filter(({ flags }) => !flags.has('\\Seen')).length],
    ['UIDNEXT', folder.uidNext],
    ['UIDVALIDITY', folder.uidValidity],
    ...(session.has('CONDSTORE') ? ([['HIGHESTMODSEQ', folder.highestModSeq]] as const) : []),
  ])
  const items = itemsOf(wanted).map((item) => {
    const name = textOf(item).toUpperCase()
    if (name === 'HIGHESTMODSEQ' && values.has(name)) session.enabled.add('CONDSTORE')
    if (!values.has(name)) throw new Refusal(`BAD There is no ${name}`)
    return `${name} ${values.get(name)}`
  })
  return `(${items.join(' ')})`
}
