import type { ShareLevel } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** Has Alice work in the mailbox of Bob, into which a mail has come. */
export async function visitShared({ control, shares }: MemoryAdapter, level: ShareLevel): Promise<void> {
  await control.ready()
  await control.colleague('bob').delegates.set('alice@example.com', level)
  await control.deliver({ from: 'wang.li', subject: 'For the whole team', text: 'Hello.' }, 'bob')
  const [share] = await shares.list()
  await shares.enter(share!.id)
}
