import { MailroomError } from '@mailroom/core'
import type { ImapResponse } from 'imapflow'
import type { ImapConnection } from '../client/ImapConnection'
import { onceMoreWhenMade } from '../client/onceMoreWhenMade'
import type { ImapStatus } from '../ImapAccount'
import { readStatusItems, statusItems } from './statusItems'
import { wireName } from './wireName'

/** Counts of a folder without opening it. `notFound` */
export async function readStatus(connection: ImapConnection, path: string): Promise<ImapStatus> {
  const { client } = connection
  let status: ImapStatus | undefined
  const args = [wireName(client, path), statusItems(client)]
  const untagged = {
    // A server that pushes news of other folders sends them in the same form, so only the last word counts.
    STATUS: async ({ attributes }: ImapResponse) => {
      status = readStatusItems(attributes?.[1]) ?? status
    },
  }
  await onceMoreWhenMade(() => connection.execWhole('Counting a folder', 'STATUS', args, untagged))
  if (status === undefined)
    throw new MailroomError('server', 'Counting a folder: the server has no counts of it')
  return status
}
