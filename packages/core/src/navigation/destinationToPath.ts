import type { AddressBook } from '../contacts/AddressBook'
import type { DiskPlace } from '../disk/DiskPage'
import type { Destination } from './Destination'
import { defaultFolder } from './Destination'
import { encodeSegment } from './pathSegment'

/** The page of the route table that says that nothing is there. */
export const notFoundPath = '/404'

/** Numbers that the route table gives to the views of one mail. @source RD-15 */
export const viewNumbers = { source: 1, header: 2 } as const

/** Addresses of the places that are named by their kind alone. */
export const plainPaths = {
  signIn: '/login',
  secondStep: '/twofactor_login',
  home: '/mailbox/welcome',
  appCenter: '/appcenter',
  review: '/mailbox/review',
  print: '/print',
} as const

/** What the route table calls a part of the file center: `pfile`, `cfile`, and `afile` for what lies in transit. @source FC-01 */
export const filePage = (place: DiskPlace): string => `${place === 'transit' ? 'a' : place[0]}file`

/** What the route table calls an address book: `pab`, `oab`; a part of the latter is `soab`, people at one domain. @source CT-01, CT-05 */
export const bookPage = (book: AddressBook): string => `${book[0]}ab`

/**
 * The address of a destination: path and query, to be put after the place where the host lives.
 * `pathToDestination` reads it back.
 *
 * @source 1st text 2, route table
 */
export function destinationToPath(destination: Destination): string {
  switch (destination.kind) {
    case 'folder': {
      const { folder, page = 1, isUnread } = destination
      const query = (isUnread ? '&view=unseen' : '') + (page > 1 ? `&page=${page}` : '')
      return `/mailbox/innerbox/${encodeSegment(folder)}${query.replace('&', '?')}`
    }
    case 'message':
      return `/mailbox/innerbox/${encodeSegment(destination.ref.folder)}/${destination.ref.uid}`
    case 'messageInfo': {
      const query = new URLSearchParams({ folder: destination.ref.folder })
      if (destination.view) query.set('view', String(viewNumbers[destination.view]))
      return `/messageInfo/${destination.ref.uid}?${query}`
    }
    case 'search': {
      const query = new URLSearchParams({ searchmail: destination.query })
      return `/mailbox/innerbox/${encodeSegment(defaultFolder)}?${query}`
    }
    case 'preview':
    case 'reviewPreview':
      return `/preview/?${previewQuery(destination)}`
    case 'compose': {
      const query = new URLSearchParams({ composeMail: '1' })
      if (destination.to.length > 0) query.set('to', destination.to.join(','))
      return `/mailbox/innerbox/${encodeSegment(defaultFolder)}?${query}`
    }
    case 'settings':
      return destination.page === 'calendar' ? '/calendar/set' : `/setting/${destination.page}`
    case 'files':
      return asking(`/file/${filePage(destination.place)}`, { folder_id: destination.folder })
    case 'contacts': {
      const { book, part } = destination
      return asking(`/contact/${part?.[0] === '@' ? 's' : ''}${bookPage(book)}`, { group_id: part })
    }
    case 'calendar':
      return asking('/calendar/index', { view: destination.view, day: destination.day })
    case 'records':
      return `/search/${destination.page}`
    case 'admin':
      return `/admin/${destination.page}`
    case 'notFound':
      return notFoundPath
    default:
      return plainPaths[destination.kind]
  }
}

/** A path with those values that there are. */
function asking(path: string, values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((value): value is [string, string] => value[1] !== undefined)
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

/** The names are those of the route table: mail, folder and file first, what is only for the eye after them. */
function previewQuery(
  destination: Extract<Destination, { kind: 'preview' | 'reviewPreview' }>,
): URLSearchParams {
  const { attachment, name, sizeBytes } = destination
  const query = new URLSearchParams(
    destination.kind === 'preview'
      ? { id: String(destination.ref.uid), fid: destination.ref.folder, sid: attachment, type: 'attach' }
      : { id: String(destination.review), sid: attachment, type: 'review' },
  )
  if (sizeBytes !== undefined) query.set('size', String(sizeBytes))
  if (name !== undefined) {
    // For the eye alone: how a file is treated is decided by the file.
    query.set('suffix', /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '')
    query.set('name', name)
  }
  return query
}
