import { textOf } from '../protocol/parseCommand'
import { quoted } from '../protocol/quoted'
import { Refusal } from '../protocol/Refusal'
import { type Command, folderOf, mailboxOf } from './Command'
import { statusItems } from './statusItems'

export const create: Command = {
  run(session, [name]) {
    const mailbox = mailboxOf(session)
    // A delimiter at the end says that folders will be made below it.
    const path = session.pathOf(textOf(name))
    mailbox.create(path.endsWith(mailbox.delimiter) ? path.slice(0, -mailbox.delimiter.length) : path)
    return 'OK Done'
  },
}

export const remove: Command = {
  run(session, [name]) {
    const { path } = folderOf(session, textOf(name))
    if (path === 'INBOX') throw new Refusal('NO [CANNOT] INBOX stays')
    mailboxOf(session).delete(path)
    return 'OK Done'
  },
}

export const rename: Command = {
  run(session, [from, to]) {
    const target = session.pathOf(textOf(to))
    const mailbox = mailboxOf(session)
    if (mailbox.find(target)) throw new Refusal('NO [ALREADYEXISTS] It exists')
    mailbox.rename(folderOf(session, textOf(from)).path, target)
    return 'OK Done'
  },
}

export const subscribe: Command = {
  run(session, [name]) {
    folderOf(session, textOf(name)).isSubscribed = true
    return 'OK Done'
  },
}

export const unsubscribe: Command = {
  run(session, [name]) {
    folderOf(session, textOf(name)).isSubscribed = false
    return 'OK Done'
  },
}

export const status: Command = {
  run(session, [name, items]) {
    const folder = folderOf(session, textOf(name))
    session.say(`* STATUS ${session.folderName(folder.path)} ${statusItems(session, folder, items)}`)
    return 'OK Done'
  },
}

/** @source RFC 2342 */
export const namespace: Command = {
  capability: 'NAMESPACE',
  run(session) {
    const { prefix, delimiter } = mailboxOf(session)
    session.say(`* NAMESPACE ((${quoted(prefix)} ${quoted(delimiter)})) NIL NIL`)
    return 'OK Done'
  },
}

/** @source RFC 9208 */
export const getQuotaRoot: Command = {
  capability: 'QUOTA',
  run(session, [name]) {
    const { path } = folderOf(session, textOf(name))
    const { quotaBytes, usedBytes } = mailboxOf(session)
    session.say(`* QUOTAROOT ${session.folderName(path)} "User quota"`)
    // Counted in units of 1024.
    const limits = quotaBytes === undefined ? '' : `STORAGE ${kib(usedBytes)} ${kib(quotaBytes)}`
    session.say(`* QUOTA "User quota" (${limits})`)
    return 'OK Done'
  },
}

const kib = (bytes: number): number => Math.ceil(bytes / 1024)
