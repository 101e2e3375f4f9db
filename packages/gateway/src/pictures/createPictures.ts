import { MailroomError, type MessageRef, pictureAddress } from '@mailroom/core'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { AccountId } from '../accounts/AccountId'
import { openKeyFile } from '../dataFolder/keyFile'
import type { Database } from '../doors/database/Database'
import type { MailStore } from '../doors/mail-store/MailStore'
import type { OuterFetch } from '../outer/createOuterFetch'
import { OuterFailure } from '../outer/OuterFailure'
import { openPictureCache } from './PictureCache'
import { createPictureSenders } from './pictureSenders'
import { createPictureTickets } from './pictureTickets'
import { isEncrypted } from '../smime/isEncrypted'
import { readPictureHeader } from './readPictureHeader'

const megabyte = 1024 * 1024

/** One picture. A picture that a browser opens in memory is as large as its sides, whatever it weighs. */
const maxPictureBytes = 10 * megabyte
const maxPixels = 50_000_000
const maxSide = 16_384
const maxRedirects = 5

/** What is kept of fetched pictures. */
const cacheBytes = 256 * megabyte
const cacheMs = 24 * 60 * 60_000

/** What servers are asked for; what they send is looked at all the same. */
const accept = 'image/avif,image/webp,image/png,image/jpeg,image/gif,image/*;q=0.5'

/** What fetching pictures for readers needs. */
export interface PicturesParts {
  readonly dataFolder: string
  readonly database: Database
  readonly mail: MailStore
  readonly outerFetch: OuterFetch
  readonly log: Logger
  readonly now: () => number
}

/** What the routes ask about pictures on the web. As core's `PicturesPort`. */
export interface Pictures {
  tickets(
    accountId: AccountId,
    ref: MessageRef,
    addresses: readonly string[],
  ): Promise<readonly (string | undefined)[]>
  picture(
    accountId: AccountId,
    ticket: string,
    signal: AbortSignal,
  ): Promise<{ readonly bytes: Buffer; readonly contentType: string }>
  senders(accountId: AccountId): Promise<readonly string[]>
  allowSender(accountId: AccountId, address: string): Promise<void>
  disallowSender(accountId: AccountId, address: string): Promise<void>
}

/** Pictures from the web for mails whose readers have allowed them. @source RD-17 */
export async function createPictures(parts: PicturesParts): Promise<Pictures> {
  const { dataFolder, database, mail, outerFetch, log, now } = parts
  const key = await openKeyFile(join(dataFolder, 'keys/pictures.key'), async () =>
    randomBytes(32).toString('base64'),
  )
  const tickets = createPictureTickets(Buffer.from(key, 'base64'), now)
  const cache = await openPictureCache({
    folder: join(dataFolder, 'cache/pictures'),
    maxBytes: cacheBytes,
    maxAgeMs: cacheMs,
    now,
  })
  const senders = createPictureSenders(database, now)
  const hasMail = async (accountId: AccountId, ref: MessageRef) =>
    (await mail.mailbox(accountId).summaries([ref])).length > 0

  const fetchPicture = async (url: string, signal: AbortSignal): Promise<Buffer> => {
    try {
      const { status, body } = await outerFetch({
        url,
        accept,
        maxBytes: maxPictureBytes,
        maxRedirects,
        signal,
      })
      if (status !== 200) throw new OuterFailure(`The server answered ${status}.`)
      checkPicture(body)
      return body
    } catch (error) {
      if (!(error instanceof OuterFailure)) throw error
      log.debug({ err: error }, 'a picture was not fetched')
      throw noPicture()
    }
  }

  return {
    async tickets(accountId, ref, addresses) {
      // Reads the mail, which may have been listed before it has its row, and fails where there is none.
      if (await isEncrypted(mail.mailbox(accountId), ref)) return addresses.map(() => undefined)
      return addresses.map((text) => {
        const address = pictureAddress(text)
        return address === undefined ? undefined : tickets.issue({ accountId, ref, address })
      })
    },

    async picture(accountId, ticket, signal) {
      const order = tickets.redeem(ticket, accountId)
      if (order === undefined || !(await hasMail(accountId, order.ref))) throw noPicture()
      let bytes = await cache.read(order)
      if (bytes === undefined) {
        bytes = await fetchPicture(order.address, signal)
        await cache.write(order, bytes)
      }
      return { bytes, contentType: checkPicture(bytes).contentType }
    },

    senders: (accountId) => senders.list(accountId),
    allowSender: (accountId, address) => senders.allow(accountId, address),
    disallowSender: (accountId, address) => senders.disallow(accountId, address),
  }
}

/** The same for an address that is not asked, a server that is not there and a file that is no picture. @source N1 */
const noPicture = () => new MailroomError('notFound', 'There is no such picture.')

/** @throws OuterFailure for what is no raster picture, or would fill a browser's memory */
function checkPicture(bytes: Buffer) {
  const header = readPictureHeader(bytes)
  if (header === undefined) throw new OuterFailure('This is no raster picture.')
  const { width, height } = header
  if (width * height > maxPixels || Math.max(width, height) > maxSide)
    throw new OuterFailure(`The picture has ${width} by ${height} pixels.`)
  return header
}
