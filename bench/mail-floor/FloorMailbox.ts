import { buffer } from 'node:stream/consumers'
import { password } from '../../e2e/product/Gateway'
import {
  type ImapClient,
  newImapClient,
} from '../../packages/gateway/src/doors/mail-store/imap/connection/client/ImapClient'
import { addressOf } from '../imap/MailServer'

/** Rows of a page. */
const pageSize = 50

/** A row, as short as a list can have it. */
interface FloorRow {
  readonly uid: number
  readonly from: string
  readonly subject: string
  readonly at: number
  readonly isRead: boolean
}

/** What the page is told to show. */
export interface FloorPage {
  /** Names the list: a folder, or `search`. */
  readonly view: string
  readonly folders: readonly string[]
  readonly page: number
  readonly rows: readonly FloorRow[]
}

/** What a row needs of a mail. */
const row = { uid: true, flags: true, internalDate: true, envelope: true }

type Mail = Awaited<ReturnType<ImapClient['fetchAll']>>[number]

/** Where search looks. */
export type FloorField = 'subject' | 'body'

/** Somebody's mail over one kept IMAP connection: each question is asked of the server, nothing is remembered. */
export class FloorMailbox {
  #open = ''
  #folders: readonly string[] = []

  private constructor(private readonly client: ImapClient) {}

  static async signIn({ host, port }: { host: string; port: number }, name: string): Promise<FloorMailbox> {
    const auth = { user: addressOf(name), pass: password }
    const client = newImapClient({ host, port, secure: false, doSTARTTLS: false, auth, logger: false })
    // Without a listener an error of the socket would end the process; the call under way tells of it.
    client.on('error', () => {})
    await client.connect()
    const mailbox = new FloorMailbox(client)
    mailbox.#folders = (await client.list()).map(({ path }) => path)
    return mailbox
  }

  /** A page of a folder, newest first. @param page counted from 0 */
  async list(folder: string, page: number): Promise<FloorPage> {
    if (this.#open !== folder) await this.client.mailboxOpen(folder)
    this.#open = folder
    const { mailbox } = this.client
    const last = (mailbox === false ? 0 : mailbox.exists) - page * pageSize
    const mails = await this.client.fetchAll(`${Math.max(last - pageSize + 1, 1)}:${last}`, row)
    return this.#pageOf(folder, page, mails)
  }

  /** The HTML of a mail, else its text. */
  async read(uid: string): Promise<string> {
    const mail = await this.client.fetchOne(uid, { bodyStructure: true }, { uid: true })
    const part = mail && textPart(mail.bodyStructure)
    if (!part) return ''
    const { content } = await this.client.download(uid, part, { uid: true })
    return content ? (await buffer(content)).toString('utf8') : ''
  }

  /** The newest mails with a word in the open folder. */
  async search(field: FloorField, words: string): Promise<FloorPage> {
    const found = (await this.client.search({ [field]: words }, { uid: true })) || []
    const newest = found.slice(-pageSize).join()
    return this.#pageOf('search', 0, newest ? await this.client.fetchAll(newest, row, { uid: true }) : [])
  }

  async markUnread(uids: readonly string[], isUnread: boolean): Promise<void> {
    const seen = [String.raw`\Seen`]
    if (isUnread) await this.client.messageFlagsRemove(uids.join(), seen, { uid: true })
    else await this.client.messageFlagsAdd(uids.join(), seen, { uid: true })
  }

  close(): void {
    this.client.close()
  }

  #pageOf(view: string, page: number, mails: readonly Mail[]): FloorPage {
    const rows = mails.map(rowOf).toSorted((a, b) => b.uid - a.uid)
    return { view, folders: this.#folders, page, rows }
  }
}

const rowOf = ({ uid, envelope, internalDate, flags }: Mail): FloorRow => ({
  uid,
  from: envelope?.from?.[0]?.name ?? '',
  subject: envelope?.subject ?? '',
  at: Number(internalDate),
  isRead: flags?.has(String.raw`\Seen`) === true,
})

/** Number of the first HTML part, else of the first text. */
function textPart(node: Mail['bodyStructure']): string | undefined {
  const leaves = leavesOf(node)
  const leaf =
    leaves.find(({ type }) => type === 'text/html') ?? leaves.find(({ type }) => type === 'text/plain')
  return leaf && (leaf.part ?? '1')
}

function leavesOf(node: Mail['bodyStructure']): readonly NonNullable<Mail['bodyStructure']>[] {
  if (node === undefined) return []
  return node.childNodes === undefined ? [node] : node.childNodes.flatMap(leavesOf)
}
