import { chown, link, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { password } from '../../e2e/product/Gateway'
import { mailOwner } from '../../packages/gateway/src/testing/imap/dovecot/mailOwner'
import { type Dovecot, startDovecot } from '../../packages/gateway/src/testing/imap/startDovecot'

/** Somebody at the mail server. */
export interface Person {
  readonly name: string
  /** Newest mails of the Maildir in the inbox. */
  readonly mailCount: number
  /** Folders of the Maildir beside the inbox. @default none */
  readonly folders?: readonly string[]
  /** What their IMAP clients say is written down. @default false */
  readonly isOverheard?: boolean
}

/** Address of somebody, which is also the name to sign in with. */
export const addressOf = (name: string): string => `${name}@example.com`

/** In the home of somebody: into it Dovecot writes what their clients say, if it is there. */
const rawlog = 'rawlog'

const homeOf = ({ folder }: Dovecot, name: string) => join(folder, 'mail', addressOf(name))

/** Folder with what the IMAP clients of somebody who is overheard have said; the files end with `.in`. */
export const rawlogOf = (dovecot: Dovecot, name: string): string => join(homeOf(dovecot, name), rawlog)

/** Starts a Dovecot in which each of the people has mails of the Maildir. The files are shared, not copied. */
export async function startMailServer(maildir: string, people: readonly Person[]): Promise<Dovecot> {
  const dovecot = await startDovecot({
    accounts: people.map(({ name }) => ({ user: addressOf(name), password })),
    settings: `protocol imap {\n  rawlog_dir = %h/${rawlog}\n}`,
  })
  // Their names begin with the time of arrival.
  const files = (await readdir(join(maildir, 'cur'))).sort()
  for (const { name, mailCount, folders = [], isOverheard } of people) {
    const home = homeOf(dovecot, name)
    if (isOverheard === true) await makeOwned(rawlogOf(dovecot, name))
    await fill(join(home, 'Maildir'), maildir, files.slice(-mailCount))
    for (const folder of folders) {
      const from = join(maildir, `.${folder}`)
      await fill(join(home, 'Maildir', folder), from, await readdir(join(from, 'cur')))
    }
  }
  return dovecot
}

async function fill(folder: string, from: string, files: readonly string[]): Promise<void> {
  for (const part of ['', 'cur', 'new', 'tmp']) await makeOwned(join(folder, part))
  for (const file of files) await link(join(from, 'cur', file), join(folder, 'cur', file))
}

async function makeOwned(folder: string): Promise<void> {
  const { uid, gid } = mailOwner()
  await mkdir(folder)
  await chown(folder, uid, gid)
}
