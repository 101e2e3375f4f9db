import { Calls } from './calls/Calls'
import type { Company } from './company/Company'
import { createControl } from './control/createControl'
import type { MemoryAdapter } from './MemoryAdapter'
import { createAddressBookPort } from './ports/addressBookPort'
import { createCalendarPort } from './ports/calendarPort'
import { createCaptchaPort } from './ports/captchaPort'
import { createCertificatesPort } from './ports/certificatesPort'
import { createContactsPort } from './ports/contactsPort'
import { createDelegatesPort } from './ports/delegatesPort'
import { createProfilePort } from './ports/profilePort'
import { createDiskPort } from './ports/diskPort'
import { createFileSharesPort } from './ports/fileSharesPort'
import { createDraftsPort } from './ports/draftsPort'
import { createLockPort } from './ports/lockPort'
import { createFoldersPort } from './ports/foldersPort'
import { createInvitationsPort } from './ports/invitationsPort'
import { createHomePort } from './ports/homePort'
import { LiveLine } from './ports/livePort'
import { createImportsPort } from './ports/importsPort'
import { createMessagesPort } from './ports/messagesPort'
import { createOpenSessionsPort } from './ports/openSessionsPort'
import { createPasskeysPort } from './ports/passkeysPort'
import { createPasswordPort } from './ports/passwordPort'
import { createPicturesPort } from './ports/picturesPort'
import { createReceiptsPort } from './ports/receiptsPort'
import { createRecordsPort } from './ports/recordsPort'
import { createRecallPort } from './ports/recallPort'
import { createReviewPort } from './ports/reviewPort'
import { createScreenLockPort } from './ports/screenLockPort'
import { createSealedPort } from './ports/sealedPort'
import { createSearchPort } from './ports/searchPort'
import { createSenderListsPort } from './ports/senderListsPort'
import { createSendingPort } from './ports/sendingPort'
import { createSessionPort } from './ports/sessionPort'
import { createSettingsPort } from './ports/settingsPort'
import { createSharesPort } from './ports/sharesPort'
import { createSignOnPort } from './ports/signOnPort'
import { createSignaturesPort } from './ports/signaturesPort'
import { createTagsPort } from './ports/tagsPort'
import { createTemplatesPort } from './ports/templatesPort'
import { createTrustPort } from './ports/trustPort'
import { createTwoFactorPort } from './ports/twoFactorPort'
import { requireRight } from './shares/requireRight'
import { MailSystem } from './system/MailSystem'
import { populate } from './system/populate'
import { Seat } from './system/Seat'

/** All optional: without any, the example company runs and its first person is signed in. */
export interface MemoryAdapterOptions {
  /** The organisation to run, or how to load it. @default the example company, loaded with the first call */
  readonly company?: Company | (() => Promise<Company>)
  /** Who is signed in at first, by account, address or job number; null for nobody. @default the first person */
  readonly signedInAs?: string | null
  /** How long each call takes, in ms. @default 0 */
  readonly latencyMs?: number
  /** The clock, in ms since 1970; the ages of the company's mails count from its first reading. @default Date.now */
  readonly now?: () => number
}

/**
 * A mail system without a server: for stories, trials and component tests. It keeps nothing when the page goes.
 *
 * @example
 * const adapter = createMemoryAdapter({ latencyMs: 300 })
 * await adapter.control.deliver({ from: 'wang.lei', subject: '晚上开会吗', text: '六点，小会议室。' })
 */
export function createMemoryAdapter(options: MemoryAdapterOptions = {}): MemoryAdapter {
  let system: Promise<MailSystem> | undefined
  const load = (): Promise<MailSystem> => (system ??= loadSystem(options))
  return assemble(load, options.signedInAs, options.latencyMs ?? 0)
}

function assemble(
  load: () => Promise<MailSystem>,
  signedInAs: string | null | undefined,
  latencyMs: number,
): MemoryAdapter {
  const seat = new Seat()
  let joined: Promise<void> | undefined
  const ready = (): Promise<void> => (joined ??= load().then((system) => takeSeat(seat, system, signedInAs)))
  const calls = new Calls(latencyMs, ready, (name) => requireRight(seat, name))
  const line = new LiveLine(seat, calls, ready)
  const colleague = (username: string): MemoryAdapter => assemble(load, username, calls.latencyMs)
  return {
    session: createSessionPort(seat, calls),
    twoFactor: createTwoFactorPort(seat, calls),
    signOn: createSignOnPort(seat, calls),
    passkeys: createPasskeysPort(seat, calls),
    captcha: createCaptchaPort(calls),
    folders: createFoldersPort(seat, calls),
    folderLock: createLockPort(seat, calls, 'folders'),
    fileLock: createLockPort(seat, calls, 'files'),
    calendarLock: createLockPort(seat, calls, 'calendar'),
    messages: createMessagesPort(seat, calls),
    imports: createImportsPort(seat, calls),
    pictures: createPicturesPort(seat, calls),
    search: createSearchPort(seat, calls),
    trust: createTrustPort(seat, calls),
    certificates: createCertificatesPort(seat, calls),
    sealed: createSealedPort(seat, calls),
    invitations: createInvitationsPort(seat, calls),
    tags: createTagsPort(seat, calls),
    drafts: createDraftsPort(seat, calls),
    sending: createSendingPort(seat, calls),
    disk: createDiskPort(seat, calls),
    fileShares: createFileSharesPort(seat, calls),
    recall: createRecallPort(seat, calls),
    review: createReviewPort(seat, calls),
    receipts: createReceiptsPort(seat, calls),
    contacts: createContactsPort(seat, calls),
    addressBook: createAddressBookPort(seat, calls),
    calendar: createCalendarPort(seat, calls),
    senderLists: createSenderListsPort(seat, calls),
    signatures: createSignaturesPort(seat, calls),
    templates: createTemplatesPort(seat, calls),
    settings: createSettingsPort(seat, calls),
    home: createHomePort(seat, calls),
    records: createRecordsPort(seat, calls),
    shares: createSharesPort(seat, calls),
    delegates: createDelegatesPort(seat, calls),
    profile: createProfilePort(seat, calls),
    openSessions: createOpenSessionsPort(seat, calls),
    password: createPasswordPort(seat, calls),
    screenLock: createScreenLockPort(seat, calls),
    live: { subscribe: (listener) => line.subscribe(listener) },
    control: createControl({ seat, calls, line, ready, colleague }),
  }
}

async function loadSystem({ company, now = Date.now }: MemoryAdapterOptions): Promise<MailSystem> {
  const loaded = typeof company === 'function' ? await company() : (company ?? (await loadExample()))
  const system = new MailSystem(loaded, now)
  populate(system)
  return system
}

/** A chunk of its own, so that whoever brings a company of their own does not ship ours. */
async function loadExample(): Promise<Company> {
  const { exampleCompany } = await import('./company/exampleCompany')
  return exampleCompany
}

function takeSeat(seat: Seat, system: MailSystem, signedInAs: string | null | undefined): void {
  seat.join(system)
  if (signedInAs === null) return
  const account = signedInAs === undefined ? system.accounts[0] : system.directory.find(signedInAs)
  if (!account)
    throw new Error(`Nobody in the company is called "${signedInAs}", so nobody can be signed in.`)
  seat.signIn(account)
}
