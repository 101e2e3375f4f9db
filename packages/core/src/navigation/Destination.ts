import type { CalendarViewKind } from '../calendar/CalendarViewKind'
import type { AddressBook } from '../contacts/AddressBook'
import type { DiskPlace } from '../disk/DiskPage'
import type { AttachmentId, FolderId, MessageRef, UploadId } from '../mail/ids'
import type { ReviewId } from '../review/Review'

/** The settings pages of the route table, in its order; the first is the default. Those after `tag` are ours, but for that of the calendar, which has an address of its own. @source SH-15, RD-17, RD-20, CA-06 */
export const settingsPages = [
  'user',
  'password',
  'param',
  'template',
  'signature',
  'skin',
  'twofactor',
  'autoreply',
  'autoforward',
  'whitelist',
  'blacklist',
  'mailboxmove',
  'sms',
  'feedback',
  'zhaohui',
  'filter',
  'relatelist',
  'transfer',
  'accountcancel',
  'tag',
  'certificate',
  'picturesender',
  'calendar',
] as const

/** One of the settings pages. */
export type SettingsPage = (typeof settingsPages)[number]

/** The pages of what people can look up about their account; the first is the default. @source LG-01 */
export const recordsPages = ['login', 'send'] as const

/** One of the pages of records. */
export type RecordsPage = (typeof recordsPages)[number]

/**
 * A place in the product as a value. Components ask for one; only a host turns it into an address, with
 * `destinationToPath`.
 *
 * - `secondStep` where a code is asked for after the password
 * - `appCenter` all that the product and the organisation offer
 * - `folder` a page of a folder's list, counted from 1; with `isUnread` of what is unread in it
 * - `message` a mail in its tab; `messageInfo` the same mail alone in a window, as its text, source or header
 * - `search` what a query in the language of the search box finds
 * - `preview` a file of a mail alone in a window; name and size are for its title until the mail is read
 * - `review` the mails that wait for the reader's review; `reviewPreview` a file of one of them, alone in a window
 * - `print` the mail that was handed over to be printed
 * - `compose` a new mail to the given addresses
 * - `files` a folder of a disk, or what lies in transit; without a folder its top
 * - `contacts` an address book, or a part of it: a group or department by its id, `none` for contacts in no group, `recent`
 *   for people one writes to, `lists` for the lists of the organisation, `@example.org` for its people at that domain
 * - `calendar` the days around one, `2026-11-27`, as its reader likes to see them
 * - `records` what the reader can look up about their account
 * - `admin` a page of the administration, by the name that this gives it; empty for the first
 * - `notFound` the page that says so; `path` is the address that led nowhere
 */
export type Destination =
  | { readonly kind: 'signIn' }
  | { readonly kind: 'secondStep' }
  | { readonly kind: 'home' }
  | { readonly kind: 'appCenter' }
  | { readonly kind: 'folder'; readonly folder: FolderId; readonly page?: number; readonly isUnread?: true }
  | { readonly kind: 'message'; readonly ref: MessageRef }
  | { readonly kind: 'messageInfo'; readonly ref: MessageRef; readonly view?: MessageInfoView }
  | { readonly kind: 'search'; readonly query: string }
  | {
      readonly kind: 'preview'
      readonly ref: MessageRef
      readonly attachment: AttachmentId
      readonly name?: string
      readonly sizeBytes?: number
    }
  | { readonly kind: 'review' }
  | {
      readonly kind: 'reviewPreview'
      readonly review: ReviewId
      readonly attachment: AttachmentId
      readonly name?: string
      readonly sizeBytes?: number
    }
  | { readonly kind: 'print' }
  | { readonly kind: 'compose'; readonly to: readonly string[] }
  | { readonly kind: 'settings'; readonly page: SettingsPage }
  | { readonly kind: 'files'; readonly place: DiskPlace; readonly folder?: UploadId }
  | { readonly kind: 'contacts'; readonly book: AddressBook; readonly part?: string }
  | { readonly kind: 'calendar'; readonly view?: CalendarViewKind; readonly day?: string }
  | { readonly kind: 'records'; readonly page: RecordsPage }
  | { readonly kind: 'admin'; readonly page: string }
  | { readonly kind: 'notFound'; readonly path?: string }

/** What the window of one mail shows; its text without one. @source RD-15 */
export type MessageInfoView = 'source' | 'header'

/** The folder where a mailbox opens. */
export const defaultFolder: FolderId = 'INBOX'
