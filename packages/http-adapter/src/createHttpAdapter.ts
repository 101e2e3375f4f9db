import type { Locale, MailroomAdapter } from '@mailroom/core'
import { HttpClient } from './http/HttpClient'
import { wallClock, type Clock } from './live/Clock'
import { laterLine } from './later/laterLine'
import { laterPort } from './later/laterPort'
import { createListPort } from './ports/listPort'
import { newDraftId } from './ports/newDraftId'
import { createSessionPort } from './ports/sessionPort'
import { listFolders } from './ports/listFolders'
import { listTags } from './ports/listTags'
import { loadSettings } from './ports/loadSettings'

/** Where the mail system is. All of it may be left out when it serves the page itself. */
export interface HttpAdapterOptions {
  /** Origin of the calls, `https://mail.example.com`. @default the page's own */
  readonly baseUrl?: string
  /** Address of the live line. @default `/websocket` beside the calls */
  readonly websocketUrl?: string
  /** Sends the requests. @default the browser's */
  readonly fetch?: typeof globalThis.fetch
  /** Opens the live line at an address; outside browsers it must name its origin. @default the browser's `WebSocket` */
  readonly openSocket?: (address: string) => WebSocket
  /** The reader's language, for sentences that the mail system writes. */
  readonly locale?: () => Locale
  /** Moves time for the live line. @default the clock on the wall */
  readonly clock?: Clock
}

/**
 * The mail system behind Mailroom's HTTP contract.
 *
 * @source GW-01
 */
export function createHttpAdapter(options: HttpAdapterOptions = {}): MailroomAdapter {
  const { locale, clock = wallClock } = options
  const baseUrl = (options.baseUrl ?? '').replace(/\/+$/, '')
  // Looked up with each call: monitoring tools and tests replace it after we are made.
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...request) => globalThis.fetch(...request))
  const client = new HttpClient({ baseUrl, fetch, locale })
  return {
    session: createSessionPort(client),
    twoFactor: laterPort((later) => later.createTwoFactorPort(client)),
    signOn: laterPort((later) => later.createSignOnPort(client)),
    passkeys: laterPort((later) => later.createPasskeysPort(client)),
    captcha: laterPort((later) => later.createCaptchaPort(client)),
    registration: laterPort((later) => later.createRegistrationPort(client)),
    folders: laterPort((later) => later.createFoldersPort(client), listFolders(client)),
    folderLock: laterPort((later) => later.createLockPort(client, 'folders')),
    fileLock: laterPort((later) => later.createLockPort(client, 'files')),
    messages: laterPort((later) => later.createMessagesPort(client), createListPort(client)),
    imports: laterPort((later) => later.createImportsPort(client)),
    pictures: laterPort((later) => later.createPicturesPort(client)),
    search: laterPort((later) => later.createSearchPort(client)),
    invitations: laterPort((later) => later.createInvitationsPort(client)),
    trust: laterPort((later) => later.createTrustPort(client)),
    certificates: laterPort((later) => later.createCertificatesPort(client)),
    sealed: laterPort((later) => later.createSealedPort(client)),
    tags: laterPort((later) => later.createTagsPort(client), listTags(client)),
    drafts: laterPort((later) => later.createDraftsPort(client, locale)),
    sending: laterPort((later) => later.createSendingPort(client, locale), { newDraftId }),
    disk: laterPort((later) => later.createDiskPort(client)),
    fileShares: laterPort((later) => later.createFileSharesPort(client)),
    receipts: laterPort((later) => later.createReceiptsPort(client)),
    recall: laterPort((later) => later.createRecallPort(client)),
    review: laterPort((later) => later.createReviewPort(client)),
    contacts: laterPort((later) => later.createContactsPort(client)),
    senderLists: laterPort((later) => later.createSenderListsPort(client)),
    signatures: laterPort((later) => later.createSignaturesPort(client)),
    templates: laterPort((later) => later.createTemplatesPort(client)),
    screenLock: laterPort((later) => later.createScreenLockPort(client)),
    settings: laterPort((later) => later.createSettingsPort(client), loadSettings(client)),
    home: laterPort((later) => later.createHomePort(client)),
    records: laterPort((later) => later.createRecordsPort(client)),
    admin: laterPort((later) => later.createAdminPort(client)),
    shares: laterPort((later) => later.createSharesPort(client)),
    delegates: laterPort((later) => later.createDelegatesPort(client)),
    profile: laterPort((later) => later.createProfilePort(client)),
    openSessions: laterPort((later) => later.createOpenSessionsPort(client)),
    password: laterPort((later) => later.createPasswordPort(client)),
    live: laterLine((later) => later.createLiveLine(client, options, baseUrl, clock), clock),
  }
}
