import type { MailRoom, ReadOptions } from '@mailroom/core'
import type { ImapContext } from '../ImapContext'

/** What the server says by QUOTA; undefined where it says nothing. @see Mailbox.room */
export async function serverRoom(context: ImapContext, options?: ReadOptions): Promise<MailRoom | undefined> {
  return (await context.account()).quota(options)
}
