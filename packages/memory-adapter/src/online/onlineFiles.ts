import {
  eachFileOnce,
  formatSize,
  goesOnline,
  MailroomError,
  type DiskRoom,
  type DraftContent,
  type FileLink,
  type InternetMessageId,
  type OnlineFile,
  type OnlineRules,
  type UploadId,
} from '@mailroom/core'
import type { UploadedFile } from '../mailbox/StoredMail'
import { htmlOfText } from '../mime/plainText'
import type { Account } from '../system/Account'

const megabyte = 1024 * 1024
const dayMs = 86_400_000

/** What the example company says about files that go as links. */
export const onlineRules: OnlineRules = {
  suggestOverBytes: 10 * megabyte,
  linkOverBytes: 20 * megabyte,
  maxBytes: 200 * megabyte,
  keptDays: 30,
}

/** Room that each person has for files that mails link to. */
const diskBytes = 500 * megabyte

/** @throws MailroomError `overQuota` when there is no room for so much more @source AT-05 */
export function requireRoom(account: Account, sizeBytes: number, now: number): void {
  const { usedBytes } = ownRoom(account, now)
  const freeBytes = diskBytes - usedBytes
  if (sizeBytes <= freeBytes) return
  const message = `There is room for ${formatSize(freeBytes)} of ${formatSize(diskBytes)} left.`
  throw new MailroomError('overQuota', message, { detail: message })
}

/** The room of a person, for their disk and the files that their mails link to. */
export function ownRoom(account: Account, now: number): DiskRoom {
  const lying = [...account.onlineFiles.values()].filter(
    ({ expiresAt, sourceId }) => expiresAt > now && sourceId === undefined,
  )
  const files = [...lying, ...account.disk.values()]
  return { capacityBytes: diskBytes, usedBytes: files.reduce((sum, file) => sum + file.sizeBytes, 0) }
}

/** A file that mails link to. */
export interface StoredOnlineFile extends UploadedFile {
  /** The file of a disk whose bytes these are. */
  readonly sourceId?: UploadId
  /** ms since 1970. */
  readonly expiresAt: number
  /** ms since 1970. */
  readonly storedAt: number
}

/** A link that a mail carries. */
export interface StoredLink {
  readonly id: FileLink['id']
  readonly fileId: UploadId
  readonly messageId: InternetMessageId
  readonly address: string
  readonly name: string
  readonly sizeBytes: number
  readonly expiresAt: number
  isWithdrawn: boolean
}

/** Stores a file under an id. */
export function storeOnline(
  account: Account,
  id: UploadId,
  file: UploadedFile & Pick<StoredOnlineFile, 'sourceId'>,
  now: number,
): OnlineFile {
  const expiresAt = now + onlineRules.keptDays * dayMs
  account.onlineFiles.set(id, { ...file, expiresAt, storedAt: account.onlineFiles.get(id)?.storedAt ?? now })
  const { name, sizeBytes, contentType } = file
  return { id, name, sizeBytes, contentType, online: { expiresAt } }
}

/** A file that is there. @throws MailroomError `notFound` also for one whose time is over */
export function onlineFile(account: Account, id: UploadId, now: number): StoredOnlineFile {
  const file = account.onlineFiles.get(id)
  if (!file || file.expiresAt <= now) throw new MailroomError('notFound', 'The file is not there any more.')
  return file
}

/** A link as its owner sees it. Nobody fetches anything from memory. */
export const describeLink = (link: StoredLink, now: number): FileLink => ({
  id: link.id,
  fileId: link.fileId,
  name: link.name,
  sizeBytes: link.sizeBytes,
  state: link.isWithdrawn ? 'withdrawn' : link.expiresAt <= now ? 'expired' : 'open',
  expiresAt: link.expiresAt,
  downloadCount: 0,
})

/**
 * Takes out of a form what its mail links to, and says it in its text.
 *
 * @returns the form that travels, and its links; `keepLinks` writes them down once it does
 * @throws MailroomError `notFound`, `overQuota`
 */
export function linkFiles(
  account: Account,
  given: DraftContent,
  { now, messageId, domain }: { readonly now: number; readonly messageId: string; readonly domain: string },
): { readonly form: DraftContent; readonly links: readonly StoredLink[] } {
  const all = eachFileOnce(given.attachments)
  const isLinked = ({ id, contentId, online }: DraftContent['attachments'][number]) => {
    const sizeBytes = account.uploads.get(id)?.sizeBytes ?? 0
    return online !== undefined || goesOnline(onlineRules, { contentId, sizeBytes })
  }
  const links = all.filter(isLinked).map(({ id, online }): StoredLink => {
    const file = online ? onlineFile(account, id, now) : account.uploads.get(id)!
    return {
      ...{ id: crypto.randomUUID(), fileId: id, messageId, isWithdrawn: false },
      address: `https://mail.${domain}/link/${crypto.randomUUID()}`,
      ...{ name: file.name, sizeBytes: file.sizeBytes, expiresAt: now + onlineRules.keptDays * dayMs },
    }
  })
  const moving = links.filter(({ fileId }) => !account.onlineFiles.has(fileId))
  const movingBytes = moving.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (movingBytes > 0) requireRoom(account, movingBytes, now)
  const form = { ...given, attachments: all.filter((file) => !isLinked(file)) }
  return { form: links.length === 0 ? form : withLines(form, links), links }
}

/** Writes down what a mail links to. */
export function keepLinks(account: Account, links: readonly StoredLink[], now: number): void {
  for (const link of links) {
    const file = account.onlineFiles.get(link.fileId) ?? account.uploads.get(link.fileId)!
    storeOnline(account, link.fileId, file, now)
    account.uploads.delete(link.fileId)
    account.links.set(link.id, link)
  }
}

function withLines(form: DraftContent, links: readonly StoredLink[]): DraftContent {
  const lines = links.map(({ name, sizeBytes, address }) => [`${name} (${formatSize(sizeBytes)})`, address])
  const html = lines.map(([words = '', address = '']) => `<a href="${address}">${htmlOfText(words)}</a>`)
  return {
    ...form,
    html: form.isHtml ? form.html + html.join('') : form.html,
    text: [form.text, ...lines.map((line) => line.join('\n'))].join('\n\n'),
  }
}
