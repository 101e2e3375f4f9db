import type { ServerFolder } from '../model/ServerFolder'
import type { ServerMailbox } from '../model/ServerMailbox'
import { itemsOf, textOf, type Token } from '../protocol/parseCommand'
import { quoted } from '../protocol/quoted'
import { Refusal } from '../protocol/Refusal'
import type { Session } from '../Session'
import { type Command, mailboxOf } from './Command'
import { statusItems } from './statusItems'

/** LIST as of old, and with `RETURN (...)`. @source RFC 3501 6.3.8, RFC 5258, RFC 5819, RFC 6154 */
export const list: Command = {
  run(session, args) {
    const [, , , , options] = args
    // What may stand before the reference is the extended form's list of selections, which is not used here.
    if (args.length > 2) needs(session, 'LIST-EXTENDED')
    const returned = args.length > 2 ? itemsOf(args[3]) : []
    if (options) throw new Refusal('BAD Too many words')
    const statusAt = returned.findIndex(
      (item) => item.kind === 'atom' && item.text.toUpperCase() === 'STATUS',
    )
    if (statusAt >= 0) needs(session, 'LIST-STATUS')
    for (const folder of matching(session, args)) {
      session.say(listLine(session, 'LIST', folder, returned.length > 0))
      if (statusAt < 0 || !folder.isSelectable) continue
      session.say(
        `* STATUS ${session.folderName(folder.path)} ${statusItems(session, folder, returned[statusAt + 1])}`,
      )
    }
    return 'OK Done'
  },
}

export const lsub: Command = {
  run(session, args) {
    for (const folder of matching(session, args)) {
      if (folder.isSubscribed) session.say(listLine(session, 'LSUB', folder, false))
    }
    return 'OK Done'
  },
}

function needs(session: Session, capability: string) {
  if (!session.has(capability)) throw new Refusal('BAD Too many words')
}

function* matching(session: Session, [reference, pattern]: readonly Token[]): Generator<ServerFolder> {
  const mailbox = mailboxOf(session)
  const wanted = session.pathOf(textOf(reference) + textOf(pattern))
  // The question for the delimiter.
  if (textOf(pattern) === '') return session.say(`* LIST (\\Noselect) ${quoted(mailbox.delimiter)} ""`)
  const expression = new RegExp(
    `^${wanted
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('%', `[^${mailbox.delimiter}]*`)}$`,
    'su',
  )
  for (const folder of mailbox.folders.values()) if (expression.test(folder.path)) yield folder
}

function listLine(session: Session, word: string, folder: ServerFolder, isExtended: boolean): string {
  const mailbox = mailboxOf(session)
  const attributes = [
    ...(folder.isSelectable ? [] : ['\\Noselect']),
    hasChildren(mailbox, folder) ? '\\HasChildren' : '\\HasNoChildren',
    ...(isExtended && folder.isSubscribed ? ['\\Subscribed'] : []),
    ...(folder.specialUse && session.has('SPECIAL-USE') ? [folder.specialUse] : []),
  ]
  return `* ${word} (${attributes.join(' ')}) ${quoted(mailbox.delimiter)} ${session.folderName(folder.path)}`
}

const hasChildren = ({ folders, delimiter }: ServerMailbox, { path }: ServerFolder): boolean =>
  [...folders.keys()].some((other) => other.startsWith(path + delimiter))
