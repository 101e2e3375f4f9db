import type { MessageRef } from '../mail/ids'
import type { ReadOptions } from './MailroomAdapter'

/** The right of one reader to fetch one picture of one mail, for a short time. Means nothing to anybody else. */
export type PictureTicket = string

/**
 * Pictures that a mail names on the web. The mail system fetches them, so that the sender's server learns neither who
 * reads nor from where.
 *
 * @source RD-17
 */
export interface PicturesPort {
  /**
   * Tickets for pictures of a mail, in the order of the addresses; undefined where the address is none that is ever
   * fetched. At most 500 addresses. `notFound` when the mail is gone.
   */
  tickets(
    ref: MessageRef,
    addresses: readonly string[],
    options?: ReadOptions,
  ): Promise<readonly (PictureTicket | undefined)[]>
  /** The picture, always of a raster type. `notFound` when it cannot be had, whatever the reason. */
  picture(ticket: PictureTicket, options?: ReadOptions): Promise<Blob>
  /** Addresses of senders whose pictures are shown without asking, by name. */
  senders(options?: ReadOptions): Promise<readonly string[]>
  /** Shows the pictures of a sender from now on. `invalid` for what is no address. */
  allowSender(address: string): Promise<void>
  /** Asks again from now on. */
  disallowSender(address: string): Promise<void>
}
