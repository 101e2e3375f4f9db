import type { MessageRef } from '@mailroom/core'
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { AccountId } from '../accounts/AccountId'

/** What a ticket is for. */
export interface PictureOrder {
  readonly accountId: AccountId
  readonly ref: MessageRef
  readonly address: string
}

/** Long enough for a slow line and many pictures. */
const validMs = 10 * 60_000

/**
 * Signs addresses of pictures for one account and one mail, for ten minutes. Without a signature the gateway would
 * fetch whatever a link in a mail has a browser ask for.
 *
 * @param key never leaves the gateway
 * @source RD-17, N1
 */
export function createPictureTickets(key: Buffer, now: () => number) {
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest()
  return {
    issue({ accountId, ref, address }: PictureOrder): string {
      const words = [accountId, now() + validMs, ref.folder, ref.uid, address]
      const payload = Buffer.from(JSON.stringify(words)).toString('base64url')
      return `${payload}.${sign(payload).toString('base64url')}`
    },

    /** Undefined when the ticket is somebody else's, too old, or was never issued. */
    redeem(ticket: string, accountId: AccountId): PictureOrder | undefined {
      const [payload = '', signature = ''] = ticket.split('.')
      const given = Buffer.from(signature, 'base64url')
      const right = sign(payload)
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      const [owner, validUntil, folder, uid, address] = JSON.parse(
        Buffer.from(payload, 'base64url').toString('utf8'),
      ) as [AccountId, number, string, number, string]
      if (owner !== accountId || validUntil < now()) return undefined
      return { accountId, ref: { folder, uid }, address }
    },
  }
}
