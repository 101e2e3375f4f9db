import type { MailTouch } from '@mailroom/core'
import { createHash } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Mailbox, NewMessage } from '../doors/mail-store/MailStore'
import { openStore } from '../openStore'
import { type Command, CommandError, type Terminal, UsageError } from './Command'
import type { FileMail } from './mailFiles/FileMail'
import { isMaildir, maildirFolders, readMaildir } from './mailFiles/readMaildir'
import { readMbox } from './mailFiles/readMbox'
import { findAccount } from './findAccount'

/** Some mails for one of our folders. */
interface Source {
  readonly folder: string
  readonly mails: AsyncIterable<FileMail>
}

/** Brings mail in from other programs. @source GW-05 */
export const importCommand: Command = {
  name: 'import',
  usage: 'import <address> <path> [--folder <name>]',
  summary: 'Brings in a Maildir (with its folders), an mbox file or a folder of mbox files.',
  details: [
    '  --folder   folder for the mails of an mbox file, or for the root of a Maildir (INBOX)',
    '',
    'Ctrl-C stops after the mails that are safe. The same command again goes on: what is there',
    'already is passed over. The gateway must not be running on the data folder.',
  ],
  options: { folder: { type: 'string' } },
  async run({ words, options }, settings, terminal) {
    const [address, path] = words
    if (address === undefined || path === undefined) throw new UsageError('An address and a path are needed.')
    const sources = await findSources(path, (options.folder as string | undefined) ?? 'INBOX', terminal)
    const store = await openStore(settings())
    try {
      const account = await findAccount(store, address)
      const mailbox = store.mail.mailbox(account.id)
      for (const source of sources) {
        if (terminal.signal.aborted) break
        await importFolder(mailbox, source, terminal)
      }
    } finally {
      await store.close()
    }
    if (terminal.signal.aborted) throw new CommandError('Stopped. Run the same command again to go on.')
    return 0
  },
}

async function findSources(path: string, folder: string, terminal: Terminal): Promise<Source[]> {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw new CommandError(`There is nothing at ${path}.`)
  const mbox = (file: string) =>
    readMbox(file, () => terminal.note('A mail of more than 200 MB was left out.'))
  if (found.isFile()) return [{ folder, mails: mbox(path) }]
  if (await isMaildir(path)) {
    const folders = await maildirFolders(path)
    return folders.map((item) => ({
      folder: item.folder === 'INBOX' ? folder : item.folder,
      mails: readMaildir(item.path),
    }))
  }
  const files = (await readdir(path)).filter((name) => name.endsWith('.mbox')).toSorted()
  if (files.length === 0) throw new CommandError(`${path} is neither a Maildir nor a folder of .mbox files.`)
  return files.map((name) => ({
    folder: decodeURIComponent(basename(name, '.mbox')),
    mails: mbox(join(path, name)),
  }))
}

/** Mails between two lines of progress. */
const reportEvery = 500

async function importFolder(mailbox: Mailbox, source: Source, terminal: Terminal): Promise<void> {
  const folder = await openFolder(mailbox, source.folder)
  const began = performance.now()
  let reported = 0
  const onProgress = (count: number) => {
    if (count - reported < reportEvery) return
    reported = count
    const perSecond = Math.round(count / ((performance.now() - began) / 1000))
    terminal.note(`${folder}: ${count} mails so far, ${perSecond} a second`)
  }
  const touches = [{ kind: 'imported' as const, at: Date.now(), to: folder }]
  const mails = named(source.mails, touches, terminal.signal)
  const { appendedCount, skippedCount } = await mailbox.appendMany(folder, mails, { onProgress })
  terminal.say(`${folder}: ${appendedCount} mails brought in, ${skippedCount} were there already`)
}

/** Folders of other programs that are ours under another name. */
const ourNames: Readonly<Record<string, 'sent' | 'drafts' | 'trash' | 'spam' | 'archive' | 'inbox'>> = {
  inbox: 'inbox',
  sent: 'sent',
  'sent messages': 'sent',
  'sent items': 'sent',
  drafts: 'drafts',
  trash: 'trash',
  'deleted items': 'trash',
  'deleted messages': 'trash',
  junk: 'spam',
  spam: 'spam',
  'junk e-mail': 'spam',
  archive: 'archive',
}

async function openFolder(mailbox: Mailbox, name: string): Promise<string> {
  const role = ourNames[name.toLowerCase()]
  if (role) return mailbox.folderWithRole(role)
  const folders = await mailbox.folders()
  const known = folders.find(({ id }) => id === name)
  return (known ?? (await mailbox.createFolder(name))).id
}

/** Mails are known again by their bytes; equal ones in one source are counted, so that none of them is lost. */
async function* named(
  mails: AsyncIterable<FileMail>,
  touches: readonly MailTouch[],
  signal: AbortSignal,
): AsyncGenerator<NewMessage> {
  const seen = new Map<string, number>()
  for await (const { content, receivedAt, state } of mails) {
    if (signal.aborted) return
    const hash = createHash('sha256').update(content).digest('base64url')
    const count = (seen.get(hash) ?? 0) + 1
    seen.set(hash, count)
    yield { content, receivedAt, state, touches, idempotencyKey: `import ${hash} ${count}` }
  }
}
