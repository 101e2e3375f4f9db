import {
  type Address,
  type CertificateFingerprint,
  type EventNotice,
  noContactFields,
  type SignatureFacts,
  untouchedState,
} from '@mailroom/core'
import type {
  Company,
  CompanyContact,
  CompanyDraft,
  CompanyFile,
  CompanyInvitation,
  CompanyMail,
  Correspondent,
} from '../company/Company'
import type { MailContent, StoredFile } from '../mailbox/StoredMail'
import { calendarFile } from '../mime/calendarFile'
import { senderBesides } from '../mailbox/senderBesides'
import { htmlOfText, plainText } from '../mime/plainText'
import type { Account } from './Account'
import type { MailSystem } from './MailSystem'
import { populateCalendars } from './populateCalendars'
import { sentMail } from './sentMail'

const minuteMs = 60_000
/** Mails older than this were read by those who got them. */
const readAfterMinutes = 24 * 60

/** Lets the company's history happen, oldest first, so that mails lie as they would have come. */
export function populate(system: MailSystem): void {
  const { company } = system
  for (const account of system.accounts) {
    for (const folder of company.folders?.[account.person.account] ?? []) account.mailbox.addFolder(folder)
    account.mailbox.tags.push(...(company.tags?.[account.person.account] ?? []))
    for (const contact of company.contacts?.[account.person.account] ?? []) keepContact(account, contact)
    for (const { minutesAgo, ...signIn } of company.home?.signIns?.[account.person.account] ?? [])
      account.signIns.push({ outcome: 'signedIn', ...signIn, at: system.now() - minutesAgo * minuteMs })
  }
  const oldestFirst = [...company.mails].sort((a, b) => b.minutesAgo - a.minutesAgo)
  for (const mail of oldestFirst) replay(system, mail)
  for (const draft of company.drafts ?? []) keepDraft(system, draft)
  populateCalendars(system)
}

function keepContact({ contacts }: Account, { groups = [], ...fields }: CompanyContact): void {
  const { groupNames } = contacts
  const ids = groups.map((name) => groupNames.find(name) ?? groupNames.make(name))
  contacts.save({ ...noContactFields, ...fields, groups: ids })
}

function replay(system: MailSystem, mail: CompanyMail): void {
  const at = system.now() - mail.minutesAgo * minuteMs
  const content = contentOf(system, mail, at)
  const sender = system.directory.find(content.from.address)
  if (sender) {
    const state = {
      ...untouchedState,
      isRead: true,
      hasAttachments: content.files.some((file) => !file.isInline),
    }
    system.file(sender, sender.mailbox.ofRole('sent'), { content, receivedAt: at, state })
    system.timeline.open(
      sentMail(content, at),
      sender,
      [...content.to, ...content.cc].map((recipient) => ({
        recipient,
        state: 'delivered',
        info: '',
        changedAt: at,
      })),
    )
  }
  const isRead = mail.minutesAgo > readAfterMinutes
  for (const account of receivers(system, content)) {
    system.deliver(account, content, {
      folder: mail.folder !== undefined && account.mailbox.has(mail.folder) ? mail.folder : 'INBOX',
      receivedAt: at,
      state: { isRead, ...mail.state },
      remark: mail.remark,
    })
  }
}

function receivers(system: MailSystem, content: MailContent): Set<Account> {
  const targets = [...content.to, ...content.cc].map(({ address }) => system.directory.lookUp(address))
  return new Set(targets.flatMap((target) => (target.kind === 'accounts' ? target.accounts : [])))
}

function keepDraft(system: MailSystem, draft: CompanyDraft): void {
  const owner = system.directory.find(draft.owner)
  if (!owner)
    throw new Error(`The draft "${draft.subject}" belongs to ${draft.owner}, who is not in the company.`)
  const at = system.now() - draft.minutesAgo * minuteMs
  const content = contentOf(system, { ...draft, from: draft.owner }, at)
  const state = { ...untouchedState, isRead: true }
  const { to, cc, bcc, subject, text } = content
  const html = content.html ?? htmlOfText(text)
  const form = { from: owner.address, to, cc, bcc, subject, text, html, isHtml: true, attachments: [] }
  system.file(owner, owner.mailbox.ofRole('drafts'), {
    content,
    receivedAt: at,
    state,
    draft: { id: crypto.randomUUID(), kind: 'draft', content: form },
  })
}

/** A mail that is written down as data, as the system keeps it. */
export function contentOf(
  system: MailSystem,
  mail: Omit<CompanyMail, 'minutesAgo'>,
  at: number,
): MailContent {
  const resolve = (correspondent: Correspondent): Address => addressOf(system.company, correspondent)
  const [from, to] = [resolve(mail.from), mail.to.map(resolve)]
  const invitation = mail.invitation && noticeOf(mail.invitation, { from, to, at, resolve })
  const files = (mail.files ?? []).map(storedFile)
  const inside = {
    text: mail.text ?? plainText(mail.html ?? ''),
    ...(mail.html === undefined ? {} : { html: mail.html }),
    files: invitation ? [...files, { ...calendarFile(invitation), id: String(files.length + 1) }] : files,
  }
  return {
    messageId: system.newMessageId(),
    subject: mail.subject,
    from,
    to,
    cc: (mail.cc ?? []).map(resolve),
    bcc: [],
    ...senderBesides(from, mail.sender === undefined ? undefined : resolve(mail.sender)),
    replyTo: (mail.replyTo ?? []).map(resolve),
    sentAt: at,
    ...(mail.encryptedFor === undefined
      ? inside
      : encryptedContent(mail.encryptedFor, inside, mail.signature)),
    ...(invitation && { invitation }),
    ...(mail.trust === undefined ? {} : { trust: mail.trust }),
    ...(mail.webPictures === undefined ? {} : { webPictures: mail.webPictures }),
  }
}

/** A mail whose text lies in a file that only the holder of a certificate opens. */
function encryptedContent(
  fingerprint: CertificateFingerprint,
  inside: Pick<MailContent, 'text' | 'html' | 'files'>,
  signature?: SignatureFacts,
): Pick<MailContent, 'text' | 'files' | 'encrypted'> {
  const contentType = 'application/pkcs7-mime'
  const bytes = () => new TextEncoder().encode(fingerprint)
  return {
    text: '',
    files: [storedFile({ name: 'smime.p7m', contentType, bytes }, 0)],
    encrypted: {
      fingerprint,
      // No file within is called like the one that holds it.
      inside: { ...inside, files: inside.files.map((file) => ({ ...file, id: `inner-${file.id}` })) },
      ...(signature && { signature }),
    },
  }
}

interface NoticeContext {
  readonly from: Address
  readonly to: readonly Address[]
  readonly at: number
  readonly resolve: (correspondent: Correspondent) => Address
}

/** What a mail says about an event, whole. */
function noticeOf(
  { organizer, invitees, ...given }: CompanyInvitation,
  { from, to, at, resolve }: NoticeContext,
): EventNotice {
  const guests = invitees?.map(resolve) ?? to
  return {
    method: 'request',
    sequence: 0,
    stampedAt: at,
    location: '',
    ...given,
    organizer: organizer === undefined ? from : resolve(organizer),
    invitees: guests.map((person) => ({ ...person, status: 'pending', isOptional: false })),
    inviteeCount: guests.length,
  }
}

function addressOf(company: Company, correspondent: Correspondent): Address {
  if (typeof correspondent !== 'string') return correspondent
  const person = company.people.find(({ account }) => account === correspondent)
  return { address: `${correspondent}@${company.domain}`, name: person?.name ?? '' }
}

/** Its bytes are made once, when they are first asked for. */
function storedFile(file: CompanyFile, index: number): StoredFile {
  let made: Uint8Array<ArrayBuffer> | undefined
  const bytes = (): Uint8Array<ArrayBuffer> =>
    (made ??= typeof file.bytes === 'function' ? file.bytes() : file.bytes)
  return {
    id: String(index + 1),
    name: file.name,
    contentType: file.contentType,
    get sizeBytes() {
      return bytes().length
    },
    bytes,
    ...(file.contentId === undefined ? {} : { contentId: file.contentId }),
    isInline: file.contentId !== undefined,
  }
}
