import type {
  Address,
  DraftContent,
  FolderId,
  FolderRole,
  MailroomAdapter,
  Message,
  MessageQuery,
  MessageSelection,
  MessageSummary,
  MessageUid,
  RecipientStatus,
} from '@mailroom/core'
import { ConformanceFailure, holds } from '../assert/assert'
import { until } from '../assert/until'
import type { ConformanceWorld, WorldMail, WorldPerson } from './ConformanceWorld'

/** Somebody from outside. */
export const stranger: Address = { address: 'carol@outside.example.org', name: 'Carol Outside' }

/** Signs somebody in and answers with their adapter. */
export async function signedIn({ adapter, credentials }: WorldPerson): Promise<MailroomAdapter> {
  await adapter.session.signIn(credentials)
  return adapter
}

/** The port, which the case has asked for. */
export function portOf<Port extends keyof MailroomAdapter>(
  adapter: MailroomAdapter,
  port: Port,
): NonNullable<MailroomAdapter[Port]> {
  const there = adapter[port]
  if (!there) throw new ConformanceFailure(`the port "${port}" is missing`)
  return there
}

/** The folder with a role. */
export async function folderOf(adapter: MailroomAdapter, role: FolderRole): Promise<FolderId> {
  const folder = (await adapter.folders.list()).find((candidate) => candidate.role === role)
  holds(folder, `there is no folder with the role ${role}`)
  return folder.id
}

/** The first rows of a folder. */
export async function rows(
  adapter: MailroomAdapter,
  folder: FolderId,
  query: Partial<MessageQuery> = {},
): Promise<readonly MessageSummary[]> {
  const { messages } = await adapter.messages.list({ folder, offset: 0, limit: 100, ...query })
  return messages
}

/** The subjects of some rows. */
export const subjects = (messages: readonly MessageSummary[]): string[] =>
  messages.map(({ subject }) => subject)

/** A mail arrives in Alice's inbox; answers with its row. Alice is signed in. */
export async function arrive(world: ConformanceWorld, mail: Partial<WorldMail>): Promise<MessageSummary> {
  const whole = { from: stranger, subject: 'A mail', text: 'Some words.', ...mail }
  await world.deliver(whole)
  return waitForRow(world.alice.adapter, 'inbox', whole.subject)
}

/** Some mails arrive, one after the other; answers with their rows in that order. */
export async function arriveAll(
  world: ConformanceWorld,
  mails: readonly Partial<WorldMail>[],
): Promise<readonly MessageSummary[]> {
  const arrived: MessageSummary[] = []
  for (const mail of mails) arrived.push(await arrive(world, mail))
  return arrived
}

/** The row of a mail whose first words are there: they may come after it. */
export const withFirstWords = (adapter: MailroomAdapter, { ref }: MessageSummary): Promise<MessageSummary> =>
  until(`the first words of mail ${ref.uid}`, async () =>
    (await rows(adapter, ref.folder)).find((row) => row.ref.uid === ref.uid && row.abstract !== ''),
  )

/** Waits until a folder has a mail with the subject. */
export async function waitForRow(
  adapter: MailroomAdapter,
  role: FolderRole,
  subject: string,
): Promise<MessageSummary> {
  const folder = await folderOf(adapter, role)
  return until(`a mail "${subject}" in ${role}`, async () =>
    (await rows(adapter, folder)).find((row) => row.subject === subject),
  )
}

/** The row of a mail as it is now. */
export async function rowAgain(adapter: MailroomAdapter, { ref }: MessageSummary): Promise<MessageSummary> {
  const row = (await rows(adapter, ref.folder)).find((candidate) => candidate.ref.uid === ref.uid)
  holds(row, `the mail ${ref.uid} is no longer in ${ref.folder}`)
  return row
}

/** Some mails of one folder. */
interface SomeMessages extends MessageSelection {
  readonly uids: readonly MessageUid[]
}

/** Selects mails of one folder. */
export function selection(first: MessageSummary, ...more: readonly MessageSummary[]): SomeMessages {
  return { folder: first.ref.folder, uids: [first, ...more].map(({ ref }) => ref.uid) }
}

/** A mail from Alice to Bob, as a composer would hand it over. */
export function formTo(recipient: Address, change: Partial<DraftContent> = {}): DraftContent {
  return {
    to: [recipient],
    cc: [],
    bcc: [],
    subject: 'Minutes',
    html: '<div>Here are the minutes.</div>',
    text: 'Here are the minutes.',
    isHtml: true,
    attachments: [],
    ...change,
  }
}

/** It lies in the recipient's mailbox, or with a mail system that has taken it over and says no more than that. */
export const hasArrived = ({ state }: RecipientStatus): boolean =>
  state === 'delivered' || state === 'relayed' || state === 'read'

/** The bytes of a blob. */
export const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer())

/** Bytes of every value, so that any recoding shows. */
export const allBytes = (length = 1024): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + (index >> 8)) & 0xff)

/** A mail opened by its row. */
export const opened = (adapter: MailroomAdapter, { ref }: MessageSummary): Promise<Message> =>
  adapter.messages.read(ref)
