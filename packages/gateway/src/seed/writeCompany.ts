import { createHash } from 'node:crypto'
import type { AccountId } from '../accounts/AccountId'
import type { Accounts } from '../accounts/Accounts'
import type { AppendOptions, MailStore } from '../doors/mail-store/MailStore'
import type { OutgoingAttachment } from '../mime/build/OutgoingMessage'
import { buildMessage } from '../mime/build/buildMessage'
import { createChance, type Chance } from './chance'
import { drawPicture } from './drawPicture'
import { seedPeople } from './people'
import { planMails, type PlannedMail } from './planMails'
import { topicHtml } from './topicHtml'

interface CompanyOptions {
  readonly accounts: Accounts
  readonly mail: MailStore
  readonly domain: string
  /** The same for everybody. */
  readonly password: string
  /** ms since 1970. */
  readonly now: number
}

/** Older mails have been read. */
const unreadAgeMs = 3 * 24 * 3_600_000

/**
 * Writes a company of a dozen people in three languages with their mail of the last weeks.
 *
 * @returns the number of mails
 * @source GW-02
 */
export async function writeCompany({
  accounts,
  mail,
  domain,
  password,
  now,
}: CompanyOptions): Promise<number> {
  const chance = createChance(20_261)
  const ids = await createPeople(accounts, domain, password)
  let count = 0
  for (const planned of planMails(chance, domain).toSorted((a, b) => b.ageMs - a.ageMs)) {
    const raw = await write(planned, domain, now)
    const receivedAt = Math.round(now - planned.ageMs)
    const readers = new Set([...planned.to, ...planned.cc].map(({ address }) => address))
    const copies: [string, AppendOptions][] = [...readers].map((address) => [
      address,
      { receivedAt, state: stateOf(planned, chance) },
    ])
    if (ids.has(planned.from.address))
      copies.push([planned.from.address, { receivedAt, isOwn: true, state: { isRead: true } }])
    for (const [address, options] of copies) {
      const id = ids.get(address)
      if (id === undefined) continue
      await mail.mailbox(id).append(options.isOwn ? 'Sent' : 'INBOX', raw, options)
      count += 1
    }
  }
  await tidyFirstMailbox(mail, ids.get(`${seedPeople[0]!.account}@${domain}`)!)
  return count
}

async function createPeople(
  accounts: Accounts,
  domain: string,
  password: string,
): Promise<Map<string, AccountId>> {
  const departments = new Map<string, number>()
  const ids = new Map<string, AccountId>()
  for (const person of seedPeople) {
    const departmentId =
      departments.get(person.department) ?? (await accounts.createDepartment(person.department)).id
    departments.set(person.department, departmentId)
    const address = `${person.account}@${domain}`
    const { realName: displayName, jobNumber } = person
    ids.set(address, (await accounts.create({ address, displayName, jobNumber, departmentId, password })).id)
  }
  return ids
}

function stateOf({ ageMs, topic }: PlannedMail, chance: Chance): AppendOptions['state'] {
  const isRead = ageMs > unreadAgeMs || chance.next() < 0.4
  const isFlagged = isRead && topic.table !== undefined && chance.next() < 0.3
  return { isRead, ...(isFlagged && { flag: chance.pick(['red', 'blue', 'green', 'orange'] as const) }) }
}

async function write(planned: PlannedMail, domain: string, now: number): Promise<Buffer> {
  const { from, to, cc, subject, paragraphs, topic, answers, ageMs } = planned
  const picture = topic.file?.kind === 'picture' ? `${planned.key}@picture.${domain}` : undefined
  const { raw } = await buildMessage({
    from,
    to,
    cc,
    subject,
    html: topicHtml(paragraphs, topic.table, picture),
    text: paragraphs.join('\n\n'),
    ...(picture && {
      inlineImages: [
        { filename: topic.file!.name, contentType: 'image/png', contentId: picture, content: drawPicture() },
      ],
    }),
    attachments: filesOf(topic),
    messageId: messageIdOf(planned.key, domain),
    ...(answers && { inReplyTo: messageIdOf(answers, domain), references: [messageIdOf(answers, domain)] }),
    date: now - ageMs,
  })
  return raw
}

function filesOf({ file }: PlannedMail['topic']): OutgoingAttachment[] {
  if (!file || file.kind === 'picture') return []
  const contentType = file.kind === 'csv' ? 'text/csv' : 'text/plain'
  // Spreadsheet programs take a file without the mark for one in the system's old charset.
  return [{ filename: file.name, contentType, content: Buffer.from(`\uFEFF${file.text ?? ''}`) }]
}

const messageIdOf = (key: string, domain: string): string =>
  `${createHash('sha256').update(key).digest('hex').slice(0, 24)}@${domain}`

/** The first person has folders and tags of her own, some mail in them, and a draft under way. */
async function tidyFirstMailbox(mail: MailStore, id: AccountId): Promise<void> {
  const mailbox = mail.mailbox(id)
  await mailbox.createFolder('项目/新版客户端')
  await mailbox.createFolder('项目/展览')
  await mailbox.createFolder('发票')
  await mailbox.createTag({ name: '待跟进', color: '#F09300' })
  await mailbox.createTag({ name: '重要客户', color: '#D50000' })
  const { messages } = await mailbox.list({ folder: 'INBOX', offset: 0, limit: 100 })
  const uids = (words: RegExp) =>
    messages.filter(({ subject }) => words.test(subject)).map(({ ref }) => ref.uid)
  const tagged = uids(/预算|Agenda/)
  if (tagged.length > 0) await mailbox.setState({ folder: 'INBOX', uids: tagged }, { addTags: ['待跟进'] })
  const invoices = uids(/发票/)
  if (invoices.length > 0) await mailbox.move({ folder: 'INBOX', uids: invoices }, '发票')
  const plants = uids(/plants/)
  if (plants.length > 0) await mailbox.move({ folder: 'INBOX', uids: plants }, 'Trash')
}
