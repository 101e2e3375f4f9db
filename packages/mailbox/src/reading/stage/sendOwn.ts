import type { MessageRef } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** Has a mail sent to a colleague and to somebody outside, and names the copy in Sent. */
export async function sendOwn({ sending, messages }: MemoryAdapter): Promise<MessageRef> {
  const content = {
    to: [{ address: 'amelia.hart@example.com', name: 'Amelia Hart' }],
    cc: [{ address: 'guest@example.org', name: '' }],
    bcc: [],
    subject: 'Mine',
    html: '',
    text: 'x',
    isHtml: false,
    attachments: [],
  }
  await sending.send(content, sending.newDraftId())
  const { messages: rows } = await messages.list({ folder: 'Sent', offset: 0, limit: 1 })
  return rows[0]!.ref
}
