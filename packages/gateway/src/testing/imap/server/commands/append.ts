import { textOf } from '../protocol/parseCommand'
import { Refusal } from '../protocol/Refusal'
import { type Command, folderOf, mailboxOf } from './Command'
import { flagsOf } from './store'

/** APPEND name [(flags)] ["date"] literal. @source RFC 3501 6.3.11, RFC 4315 3 */
export const append: Command = {
  run(session, [name, ...rest]) {
    const folder = folderOf(session, textOf(name), 'TRYCREATE')
    const content = rest.pop()
    if (content?.kind !== 'string') throw new Refusal('BAD No mail')
    const flags = rest[0]?.kind === 'list' ? flagsOf(session, [rest.shift()!]) : []
    const date = rest[0] ? new Date(textOf(rest[0])) : new Date()
    if (Number.isNaN(date.getTime())) throw new Refusal('BAD No date')
    const { quotaBytes = Infinity, usedBytes } = mailboxOf(session)
    if (usedBytes + content.bytes.length > quotaBytes) throw new Refusal('NO [OVERQUOTA] The mailbox is full')
    const { uid } = folder.add(Buffer.from(content.bytes), { flags, date })
    return session.has('UIDPLUS') ? `OK [APPENDUID ${folder.uidValidity} ${uid}] Done` : 'OK Done'
  },
}
