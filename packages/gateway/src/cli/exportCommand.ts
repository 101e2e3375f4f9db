import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { Folder, MessageSummary } from '@mailroom/core'
import type { Mailbox } from '../doors/mail-store/MailStore'
import { openStore } from '../openStore'
import { type Command, CommandError, type Terminal, UsageError } from './Command'
import { findAccount } from './findAccount'
import { lettersOfState, toMaildirFolder } from './mailFiles/maildirNames'

/** Writes all mail of an account in a form that other programs read. @source GW-05 */
export const exportCommand: Command = {
  name: 'export',
  usage: 'export <address> <folder> [--format maildir|mbox]',
  summary: 'Writes all mail of an account as a Maildir or as mbox files.',
  details: [
    '  --format   maildir (default) keeps what was read, answered and flagged; mbox is one file a folder',
    '',
    'The target must be empty or not there. The gateway may be running.',
  ],
  options: { format: { type: 'string' } },
  async run({ words, options }, settings, terminal) {
    const [address, target] = words
    const format = options.format ?? 'maildir'
    if (address === undefined || target === undefined)
      throw new UsageError('An address and a folder are needed.')
    if (format !== 'maildir' && format !== 'mbox') throw new UsageError('The format is maildir or mbox.')
    await mkdir(target, { recursive: true })
    if ((await readdir(target)).length > 0) throw new CommandError(`${target} is not empty.`)
    const store = await openStore(settings(), { isShared: true })
    try {
      const account = await findAccount(store, address)
      const mailbox = store.mail.mailbox(account.id)
      const write = format === 'maildir' ? writeMaildir : writeMbox
      for (const folder of await mailbox.folders()) {
        const count = await write(mailbox, folder, target, terminal)
        terminal.say(`${folder.id}: ${count} mails`)
      }
    } finally {
      await store.close()
    }
    return 0
  },
}

const pageSize = 100

/** All mails of a folder, oldest first. */
async function* allOf(mailbox: Mailbox, folder: Folder, terminal: Terminal): AsyncGenerator<MessageSummary> {
  for (let offset = 0; ; offset += pageSize) {
    const sort = { by: 'arrival', descending: false } as const
    const { messages } = await mailbox.list({ folder: folder.id, offset, limit: pageSize, sort })
    for (const message of messages) {
      if (terminal.signal.aborted) throw new CommandError('Stopped.')
      yield message
    }
    if (messages.length < pageSize) return
  }
}

async function writeMaildir(
  mailbox: Mailbox,
  folder: Folder,
  target: string,
  terminal: Terminal,
): Promise<number> {
  const root = join(target, toMaildirFolder(folder.id))
  for (const part of ['cur', 'new', 'tmp']) await mkdir(join(root, part), { recursive: true })
  let count = 0
  for await (const message of allOf(mailbox, folder, terminal)) {
    const name = `${Math.floor(message.receivedAt / 1000)}.${message.ref.uid}.mailroom`
    const content = await mailbox.raw(message.ref)
    await pipeline(await content.open(), createWriteStream(join(root, 'tmp', name)))
    const received = new Date(message.receivedAt)
    await utimes(join(root, 'tmp', name), received, received)
    await rename(join(root, 'tmp', name), join(root, 'cur', `${name}:2,${lettersOfState(message.state)}`))
    count += 1
  }
  return count
}

async function writeMbox(
  mailbox: Mailbox,
  folder: Folder,
  target: string,
  terminal: Terminal,
): Promise<number> {
  const file = createWriteStream(join(target, `${encodeURIComponent(folder.id)}.mbox`))
  let count = 0
  for await (const message of allOf(mailbox, folder, terminal)) {
    const text = (await buffer(await (await mailbox.raw(message.ref)).open())).toString('latin1')
    const quoted = text.replace(/^(>*From )/gm, '>$1')
    const end = quoted.endsWith('\n') ? '\n' : '\n\n'
    const entry = `From MAILER-DAEMON ${asctime(message.receivedAt)}\n${quoted}${end}`
    if (!file.write(entry, 'latin1')) await once(file, 'drain')
    count += 1
  }
  file.end()
  await once(file, 'close')
  return count
}

/** `Thu Jan  1 00:00:00 1970`. @source RFC 4155 */
function asctime(at: number): string {
  const [day, date, month, year, time] = new Date(at).toUTCString().replace(',', '').split(' ')
  return `${day} ${month} ${date!.replace(/^0/, ' ')} ${time} ${year}`
}
