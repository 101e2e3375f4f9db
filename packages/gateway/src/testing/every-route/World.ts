import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { vi } from 'vitest'
import type { Settings } from '../../config/Settings'
import { pictureForm } from '../../profile/testing/pictureForm'
import { withMetadata } from '../../profile/testing/withMetadata'
import { addRule } from '../../review/reviewRules'
import { newDraftId } from '../../sending/drafts/DraftService'
import { bringOnline } from '../bringOnline'
import { bringPiece } from '../bringPiece'
import { contactForm } from '../contactForm'
import { eventForm } from '../eventForm'
import { draftContent } from '../draftContent'
import { givePassword } from '../givePassword'
import { openTestGateway, passwords, sampleMail, type TestGateway } from '../openTestGateway'
import { SoftwareKey } from '../sign-on/SoftwareKey'
import type { TestBrowser } from '../TestBrowser'
import { wrapPassword } from '../wrapPassword'

/** Stands in everything that is Alice's, and in nothing of anybody else's. */
export const canary = 'canary0f0alice'

const carolsPassword = 'canary-Carol-99'

/** Files that came in one piece each, and wait to be put somewhere. */
export const pieces = {
  waiting: pieceOf('waiting'),
  attach: pieceOf('attach'),
  online: pieceOf('online'),
  disk: pieceOf('disk'),
  onDisk: pieceOf('on disk'),
  mail: pieceOf(`\r\nSubject: ${canary}\r\nFrom: dave@out.example\r\n\r\n${canary}\r\n`),
} as const

function pieceOf(text: string) {
  const bytes = Buffer.from(text.startsWith('\r\n') ? text.trimStart() : `${canary} ${text}`)
  return { bytes, md5: createHash('md5').update(bytes).digest('hex') }
}

/**
 * A gateway in which Alice has one of everything that has a name of its own. She is an administrator, and reviews what Carol
 * writes; Carol has let her into her mailbox. Bob has nothing, and nobody has let him in.
 */
export async function openWorld(given: Partial<Settings> = {}) {
  const gateway = await openTestGateway({
    maxRequestsPerMinute: 1_000_000,
    smimeCaFile: pathOf('authority.pem'),
    smsProvider: 'log',
    ...given,
  })
  const { store, services } = gateway
  const { id: carolId } = await store.accounts.create({ address: 'carol@example.com', displayName: 'Carol' })
  await givePassword(store.database, carolsPassword, carolId)
  await services.performAct('name-administrator', gateway.alice.id, { clientAddress: '' })
  await addRule(store.database, { ...noRule, from: ['carol@example.com'] }, [gateway.alice.id], 0)
  await services.shares.set(carolId, gateway.alice.id, 'readOnly')
  // Hers is the first of all: what a walk without ids of its own would name is nobody else's.
  await services.calendar.calendars(carolId, 'en')
  await gateway.postOffice.start(true)
  await gateway.signedIn('alice')
  const alice = await gateway.signedIn('alice')
  const mails = await receiveAll(gateway)
  const things = {
    ...(await makeThings(alice)),
    ...(await linkFile(alice)),
    ...(await makeEvents(alice)),
    ...(await sendAll(gateway, alice, carolId)),
  }
  const passkeyId = await addPasskey(alice)
  await importCertificate(alice)
  return { gateway, alice, carolId, mails, ...things, passkeyId, ...(await namesOf(alice, mails.invitation)) }
}

/** What Alice has. */
export type World = Awaited<ReturnType<typeof openWorld>>

const noRule = { from: [], to: [], words: [], files: [] }
const pathOf = (name: string) => new URL(`../../smime/testing/encrypted/${name}`, import.meta.url).pathname

/** A password as a form sends it. It is taken once. */
export async function wrapped(browser: TestBrowser, text: string): Promise<string> {
  const { public_key, time } = await browser.ask('loginBefore')
  return wrapPassword(text, public_key, time)
}

/** Mails in her inbox and in a folder of her own, by what they are for. */
async function receiveAll({ store, alice }: TestGateway) {
  const box = store.mail.mailbox(alice.id)
  await box.createFolder(canary)
  const add = async (folder: string, mail: Buffer) => (await box.append(folder, mail)).uid
  return {
    plain: await add('INBOX', sampleMail(`${canary} plain`)),
    moving: await add(canary, sampleMail(`${canary} moving`)),
    inFolder: await add(canary, sampleMail(`${canary} in folder`)),
    spare: await add('INBOX', sampleMail(`${canary} spare`)),
    inSpam: await add('Spam', sampleMail(`${canary} spam`)),
    asking: await add('INBOX', textMail('asking', ['Disposition-Notification-To: <dave@out.example>'])),
    refusing: await add('INBOX', textMail('refusing', ['Disposition-Notification-To: <dave@out.example>'])),
    invitation: await add('INBOX', invitationMail),
  }
}

const textMail = (subject: string, lines: readonly string[], type = 'text/plain', text = `${canary} text`) =>
  Buffer.from(
    [
      'From: Dave <dave@out.example>',
      'To: alice@example.com',
      `Subject: ${canary} ${subject}`,
      `Message-ID: <${canary}-${subject}@out.example>`,
      'Date: Sat, 21 Nov 2026 08:00:00 +0000',
      ...lines,
      'MIME-Version: 1.0',
      `Content-Type: ${type}; charset=utf-8`,
      '',
      text,
    ].join('\r\n'),
  )

const invitationMail = textMail(
  'invitation',
  [],
  'text/calendar; method=REQUEST',
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Test//EN',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    `UID:${canary}-event`,
    'DTSTAMP:20261121T080000Z',
    'DTSTART:20261201T080000Z',
    'DTEND:20261201T090000Z',
    `SUMMARY:${canary} event`,
    'ORGANIZER:mailto:dave@out.example',
    'ATTENDEE;RSVP=TRUE:mailto:alice@example.com',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n'),
)

/** What is made by its own call. */
async function makeThings(alice: TestBrowser) {
  const form = new FormData()
  form.set('file', new Blob([`${canary} upload`]), `${canary}.txt`)
  const upload = await alice.ask('upload', { form })
  for (const { bytes } of Object.values(pieces)) await bringPiece(alice, bytes)
  const draftId = `draft-of-${canary}`
  await alice.ask('compose', { body: { ...written, action: 'save', draft_id: draftId } })
  await alice.ask('createTag', { body: { name: canary, color: '#ff0000' } })
  await alice.ask('saveSearch', { body: { name: canary, query: `from:${canary}` } })
  await alice.ask('createSignature', { body: { caption: canary, content: `<p>${canary}</p>` } })
  await alice.ask('createTemplate', { body: { caption: canary, content: `<p>${canary}</p>` } })
  await alice.ask('addContact', { body: { email: `${canary}@out.example`, fullname: canary } })
  // What a walk without ids of its own would name is not there.
  const { id: first } = await alice.ask('createContactGroup', { body: { groupname: 'spare' } })
  await alice.ask('deleteContactGroup', { path: { id: String(first) } })
  const { id: contactGroupId } = await alice.ask('createContactGroup', { body: { groupname: canary } })
  const contactIds: number[] = []
  for (const each of ['c', 'd']) {
    const body = {
      ...contactForm(`${canary}-${each}@out.example`, canary),
      groups_selected: [contactGroupId],
    }
    contactIds.push((await alice.ask('createContact', { body })).contact_id)
  }
  await alice.ask('addToWhitelist', { body: { mailboxes: [`${canary}@out.example`] } })
  await alice.ask('addToBlacklist', { body: { mailboxes: [`${canary}-b@out.example`] } })
  await alice.ask('addToPicturelist', { body: { mailboxes: [`${canary}@out.example`] } })
  await alice.ask('allowPictures', { body: { mailbox: `${canary}-p@out.example` } })
  await alice.ask('requestName', { body: { realname: canary, english_name: canary } })
  await alice.ask('setProfilePicture', { form: pictureForm(withMetadata('png', canary)) })
  const { imgurl } = await alice.ask('profile')
  await alice.ask('setParam', { body: { keyword: 'page_limit', value: '50' } })
  const pictureId = imgurl.split('/').at(-2)!
  return { uploadId: upload.id, draftId, pictureId, contactGroupId, contactIds }
}

/** A mail to write, with nothing special. */
export const written = {
  ...{ to: [], cc: [], bcc: [], subject: `${canary} draft`, html_text: canary, plain_text: canary },
  ...{ is_html: false, attachments: [] },
}

/** Puts a file that waits into its place. */
export const orderOf = (name: keyof typeof pieces, upload_type: string) => ({
  ...{ fileMd5: pieces[name].md5, file_name: `${canary}.txt`, file_type: 'text/plain' },
  ...{ file_size: pieces[name].bytes.length, upload_type, upload_id: `${name}-of-the-walk` },
})

/** A file on her disk and one in transit, and a link to it in a mail of hers. */
async function linkFile(alice: TestBrowser) {
  const inDisk = { ...orderOf('onDisk', 'personal') }
  const { id: diskFileId } = await alice.ask('completeDiskFile', { body: inDisk })
  const { id: diskFolderId } = await alice.ask('makeDiskFolder', { body: { disk: 'personal', name: canary } })
  const transit = await bringOnline(alice, Buffer.from(`${canary} transit`), `${canary}.zip`)
  const net_attachments = [[transit.id, 1]]
  const linking = { ...written, to: [['dave@out.example', '']], subject: `${canary} link` }
  const body = { ...linking, net_attachments, action: 'send', draft_id: `links-of-${canary}` }
  const sent = await alice.ask('compose', { body })
  const linkedMessageId = 'message_id' in sent ? sent.message_id : ''
  const { results } = await alice.ask('fileLinks', { query: { message_id: linkedMessageId } })
  const share = await alice.ask('createFileShare', { body: { disk: 'personal', id: diskFileId, days: 7 } })
  const fileShareId = share.id
  return {
    diskFileId,
    diskFolderId,
    fileShareId,
    transitId: transit.id,
    linkedMessageId,
    linkId: results[0]!.id,
  }
}

/** A calendar beside the first, an event in it, and one that was removed and can be brought back. */
async function makeEvents(alice: TestBrowser) {
  const { id: calendarId } = await alice.ask('createCalendar', {
    body: { name: canary, color: 'blue', sharees: [] },
  })
  const made = async (title: string, request_id: string) =>
    (await alice.ask('createEvent', { body: { request_id, ...eventForm(calendarId, title) } })).id
  const removed = await made(`${canary} removed`, 'event-that-is-removed')
  const scheduledEventId = await made(canary, 'event-that-stays-there')
  const { undo_id: removedEvents } = await alice.ask('deleteEvent', {
    path: { id: String(removed) },
    body: { reach: 'all', occurrence: null },
  })
  return { calendarId, scheduledEventId, removedEvents: removedEvents! }
}

/** Mails that wait, that were sent, that are sealed and that are held for review. */
async function sendAll({ services, store, alice: owner }: TestGateway, alice: TestBrowser, carolId: number) {
  const send = (from: number, change: Parameters<typeof draftContent>[0]) =>
    services.sending.send(from, draftContent({ text: canary, html: canary, ...change }), newDraftId())
  const toCarol = [{ address: 'carol@example.com', name: '' }]
  const toAlice = [{ address: 'alice@example.com', name: '' }]
  const first = await send(owner.id, { to: toCarol, subject: `${canary} sent` })
  const second = await send(owner.id, { to: toCarol, subject: `${canary} sent too` })
  const scheduledId = `scheduled-${canary}`
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString()
  await alice.ask('compose', {
    body: {
      ...{ ...written, to: [['carol@example.com', '']], subject: `${canary} later`, action: 'send' },
      ...{ draft_id: scheduledId, is_schedule: true, schedule_day: tomorrow },
    },
  })
  const burn = { kind: 'burn', readLimit: 5, burnDay: '2099-01-01' } as const
  const password = { kind: 'password', password: 'Ab12cd' } as const
  await send(owner.id, { to: toAlice, subject: `${canary} burning`, seal: burn })
  await send(owner.id, { to: toAlice, subject: `${canary} locked`, seal: password })
  await send(carolId, { to: toAlice, subject: `${canary} held` })
  const inbox = { folder: 'INBOX', offset: 0, limit: 50, sort: { by: 'arrival', descending: true } } as const
  const [burning, locked] = await vi.waitFor(async () => {
    const { messages } = await store.mail.mailbox(owner.id).list(inbox)
    return ['burning', 'locked'].map((word) => {
      const found = messages.find(({ subject }) => subject === `${canary} ${word}`)
      if (found === undefined) throw new Error(`${word} has not arrived.`)
      return found.ref.uid
    })
  }, 10_000)
  const wait = { query: { page: '1', page_size: '10', status: 'wait' } }
  const { results } = await alice.ask('reviews', wait)
  return {
    ...{ messageId: first.messageId, recallable: second.messageId, scheduledId },
    ...{ burning: burning!, locked: locked!, heldId: results[0]!.id },
  }
}

async function addPasskey(alice: TestBrowser): Promise<string> {
  const proof = await wrapped(alice, passwords.alice)
  const { challenge } = await alice.ask('beginPasskey', { body: { proof } })
  const { id } = await alice.ask('addPasskey', { body: new SoftwareKey().made({ challenge }, canary) })
  return id
}

async function importCertificate(alice: TestBrowser): Promise<void> {
  const content = readFileSync(pathOf('alice.p12')).toString('base64')
  await alice.ask('importCertificate', { body: { content, password: await wrapped(alice, '芝麻-Open-7') } })
}

/** The ids under which lists show what she has. */
async function namesOf(alice: TestBrowser, invitationUid: number) {
  const page = { page: '1', page_size: '10' }
  const [tags, searches, signatures] = [
    await alice.ask('tags'),
    await alice.ask('savedSearches'),
    await alice.ask('signatures'),
  ]
  const [sessions, shares, certificates] = [
    await alice.ask('openSessions'),
    await alice.ask('shareUsers'),
    await alice.ask('certificates'),
  ]
  const templates = await alice.ask('templates', { query: page })
  const approvals = await alice.ask('adminApprovals', { query: { ...page, state: 'waiting' } })
  const rules = await alice.ask('adminRules')
  const body = { folder: 'INBOX', uid: 1, addresses: ['https://pictures.example/a.png'] }
  const tickets = await alice.ask('pictureTickets', { body })
  const event = await alice.ask('invitation', {
    path: { uid: String(invitationUid) },
    query: { folder: 'INBOX' },
  })
  const { id: emptyFolder } = await alice.ask('createFolder', { body: { name: `${canary} empty` } })
  return {
    tagName: tags.results[0]!.tagname,
    searchId: searches.results[0]!.id,
    signatureId: signatures.results[0]!.id,
    templateId: templates.results[0]!.id,
    sessionId: sessions.results.find((one) => !one.is_current)!.id,
    shareId: shares.results[0]!.id,
    fingerprint: certificates.results[0]!.fingerprint,
    approvalId: approvals.results[0]!.id,
    ruleId: rules.results[0]!.id,
    pictureTicket: tickets.results[0]!,
    eventId: event.invitation!.calendar_event_id,
    emptyFolder,
  }
}
