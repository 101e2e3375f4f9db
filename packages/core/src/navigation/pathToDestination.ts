import { calendarViews } from '../calendar/CalendarViewKind'
import { isEmailAddress } from '../addresses/isEmailAddress'
import { uniqueAddresses } from '../addresses/sameAddress'
import type { FolderId, MessageUid } from '../mail/ids'
import { defaultFolder, recordsPages, settingsPages, type Destination } from './Destination'
import { bookPage, filePage, plainPaths, viewNumbers } from './destinationToPath'
import { decodeSegment } from './pathSegment'

/**
 * The destination that an address names. Never throws: what makes no sense is `notFound`. Addresses that only lead
 * elsewhere (`/`, `/mailbox`) are `notFound` as well: ask `resolveRedirect` first.
 *
 * @param pathname as `location.pathname` has it, still percent-encoded
 * @param search   as `location.search` has it, with or without its question mark
 */
export function pathToDestination(pathname: string, search = ''): Destination {
  const query = new URLSearchParams(search)
  const [area = '', ...rest] = pathname.replace(/^\/+/, '').replace(/\/+$/, '').split('/')
  return readArea(area, rest, query) ?? { kind: 'notFound', path: pathname }
}

function readArea(area: string, rest: readonly string[], query: URLSearchParams): Destination | undefined {
  const path = `/${[area, ...rest].join('/')}`
  const kind = plainKinds.find((each) => plainPaths[each] === path)
  const plain = kind && { kind }
  if (area === 'mailbox') return mailboxQuery(query) ?? plain ?? mailbox(rest, query)
  const [first = '', ...more] = rest
  if (more.length > 0) return undefined
  if (area === 'messageInfo') return messageInfo(first, query)
  if (area === 'preview') return first ? undefined : preview(query)
  if (area === 'setting') return settings(first)
  if (area === 'search') return records(first)
  if (area === 'file') return files(first || 'pfile', query)
  if (area === 'contact') return contacts(first || 'pab', query)
  if (area === 'calendar') return calendar(first || 'index', query)
  return area === 'admin' ? { kind: area, page: first } : plain
}

const plainKinds = Object.keys(plainPaths) as (keyof typeof plainPaths)[]

/** The addresses of a list, without names and without what is none. Whole parsing would weigh more than all routes. */
function readAddresses(list: string): string[] {
  // A browser that opens `mailto:` links here hands them over whole. @source SH-20
  const line = list.replace(/^mailto:([^?]*).*/is, (_, people: string) => people.replaceAll(/%40/g, '@'))
  const parts = line.split(/[,;\uFF0C\uFF1B]/u)
  return parts
    .flatMap((part) => /<([^<>]*)>/.exec(part)?.[1]?.trim() ?? part.split(/\s+/))
    .filter(isEmailAddress)
}

/** What the mailbox does at once, wherever in it the address points. @source SH-16 */
function mailboxQuery(query: URLSearchParams): Destination | undefined {
  if (query.has('composeMail')) {
    const to = readAddresses(query.get('to') ?? '').map((address) => ({ address }))
    return { kind: 'compose', to: uniqueAddresses(to).map(({ address }) => address) }
  }
  const search = query.get('searchmail')?.trim()
  if (search) return { kind: 'search', query: search }
  const uid = readUid(query.get('uid'))
  if (uid === undefined) return undefined
  if (query.has('openMail')) return { kind: 'message', ref: { folder: defaultFolder, uid } }
  return query.has('openSentMail') ? { kind: 'message', ref: { folder: 'Sent', uid } } : undefined
}

function mailbox(rest: readonly string[], query: URLSearchParams): Destination | undefined {
  if (rest[0] !== 'innerbox' || rest.length < 2 || rest.length > 3) return undefined
  const folder: FolderId | undefined = decodeSegment(rest[1]!)
  if (!folder) return undefined
  if (rest.length === 2) {
    const page = readUid(query.get('page')) ?? 1
    return {
      kind: 'folder',
      folder,
      ...(page > 1 && { page }),
      ...(query.get('view') === 'unseen' && { isUnread: true }),
    }
  }
  const uid = readUid(rest[2]!)
  return uid === undefined ? undefined : { kind: 'message', ref: { folder, uid } }
}

function messageInfo(segment: string, query: URLSearchParams): Destination | undefined {
  const uid = readUid(segment)
  if (uid === undefined) return undefined
  const ref = { folder: query.get('folder') || defaultFolder, uid }
  const number = Number(query.get('view'))
  if (number === viewNumbers.source) return { kind: 'messageInfo', ref, view: 'source' }
  return number === viewNumbers.header
    ? { kind: 'messageInfo', ref, view: 'header' }
    : { kind: 'messageInfo', ref }
}

/** A file of a mail, or of one in review. */
function preview(query: URLSearchParams): Destination | undefined {
  const uid = readUid(query.get('id'))
  const attachment = query.get('sid')
  const type = query.get('type') ?? 'attach'
  if (uid === undefined || !attachment || (type !== 'attach' && type !== 'review')) return undefined
  const [name, size] = [query.get('name'), query.get('size')]
  const file = {
    attachment,
    ...(name && { name }),
    ...(size !== null && /^\d{1,15}$/.test(size) && { sizeBytes: Number(size) }),
  }
  return type === 'review'
    ? { kind: 'reviewPreview', review: uid, ...file }
    : { kind: 'preview', ref: { folder: query.get('fid') || defaultFolder, uid }, ...file }
}

/** One of some names. */
const oneOf = <Name extends string>(names: readonly Name[], given: string | null): Name | undefined =>
  names.find((name) => name === given)

function settings(name: string): Destination | undefined {
  const page = oneOf(settingsPages, name)
  return page && { kind: 'settings', page }
}

function records(name: string): Destination | undefined {
  const page = oneOf(recordsPages, name)
  return page && { kind: 'records', page }
}

/** Without a name one's own disk. */
function files(name: string, query: URLSearchParams): Destination | undefined {
  const place = (['personal', 'company', 'transit'] as const).find((each) => filePage(each) === name)
  const folder = query.get('folder_id')
  return place && { kind: 'files', place, ...(folder && { folder }) }
}

/** Without a name one's own. */
function contacts(name: string, query: URLSearchParams): Destination | undefined {
  const book = (['personal', 'organisation'] as const).find(
    (each) => bookPage(each) === name.replace('so', 'o'),
  )
  const part = query.get('group_id')
  return book && { kind: 'contacts', book, ...(part && { part }) }
}

/** Whether there is such a day is for whoever shows it. */
function calendar(name: string, query: URLSearchParams): Destination | undefined {
  if (name === 'set') return settings('calendar')
  const view = oneOf(calendarViews, query.get('view'))
  const day = query.get('day')
  return name === 'index' ? { kind: 'calendar', ...(view && { view }), ...(day && { day }) } : undefined
}

/** A whole number above 0, as uids are; undefined for anything else. */
function readUid(text: string | null): MessageUid | undefined {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return undefined
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : undefined
}
