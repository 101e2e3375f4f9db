import { ImapFlow, type ImapFlowOptions } from 'imapflow'

/** Signs in to an IMAP server as another mail program does. Whoever asked for it closes it. */
export async function connectClient(options: ImapFlowOptions): Promise<ImapFlow> {
  const client = new ImapFlow({ logger: false, disableAutoIdle: true, ...options })
  // Without a listener a lost connection would end the process; the call that was under way fails anyway.
  client.on('error', () => {})
  await client.connect()
  return client
}
