import type { Locale, LockScope, MailroomAdapter } from '@mailroom/core'
import { HttpClient } from './http/HttpClient'
import { wallClock, type Clock } from './live/Clock'
import { laterLine } from './later/laterLine'
import { laterPort } from './later/laterPort'
import { plainPorts } from './later/plainPorts'
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
  const lock = (scope: LockScope) => laterPort((later) => later.createLockPort(client, scope))
  return {
    ...plainPorts(client),
    session: createSessionPort(client),
    folders: laterPort((later) => later.createFoldersPort(client), {
      ...listFolders(client),
      parts: laterPort((later) => later.createFolderPartsPort(client)),
    }),
    folderLock: lock('folders'),
    fileLock: lock('files'),
    calendarLock: lock('calendar'),
    messages: laterPort((later) => later.createMessagesPort(client), createListPort(client)),
    tags: laterPort((later) => later.createTagsPort(client), listTags(client)),
    drafts: laterPort((later) => later.createDraftsPort(client, locale)),
    sending: laterPort((later) => later.createSendingPort(client, locale), { newDraftId }),
    settings: laterPort((later) => later.createSettingsPort(client), loadSettings(client)),
    live: laterLine((later) => later.createLiveLine(client, options, baseUrl, clock), clock),
  }
}
