import type { MessageRef } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** A colleague sends a mail that asks for a receipt; names it. */
export async function sendAsking(adapter: MemoryAdapter): Promise<MessageRef> {
  const session = await adapter.session.current()
  const { sending } = adapter.control.colleague('amelia.hart')
  const content = {
    to: [session!.user.address],
    cc: [],
    bcc: [],
    subject: 'Please confirm',
    html: '',
    text: 'x',
    isHtml: false,
    attachments: [],
    asksReceipt: true,
  }
  await sending.send(content, sending.newDraftId())
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 1 })
  return messages[0]!.ref
}
