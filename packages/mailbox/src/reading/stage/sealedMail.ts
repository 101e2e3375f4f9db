import type { DraftSeal, MessageRef } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** The password of the mails below. */
export const samplePassword = 'a1B2c3'

/** A week ahead, `yyyy-MM-dd`. */
export const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** A colleague sends a sealed mail with a file, unless it burns; answers with its place in the inbox. */
export async function sendSealed(adapter: MemoryAdapter, seal: DraftSeal): Promise<MessageRef> {
  const session = await adapter.session.current()
  const sending = adapter.control.colleague('wang.lei').sending
  const file = new File(['a,b\n1,2\n'], 'salaries.csv', { type: 'text/csv' })
  const { messageId } = await sending.send(
    {
      to: [session!.user.address],
      cc: [],
      bcc: [],
      subject: 'Salaries 2027',
      html: '<p>The figures are <b>for you alone</b>.</p>',
      text: '',
      isHtml: true,
      attachments: seal.kind === 'burn' ? [] : [await sending.upload(file)],
      seal,
    },
    sending.newDraftId(),
  )
  const { messages } = await adapter.messages.list({ folder: 'INBOX', offset: 0, limit: 5 })
  for (const { ref } of messages) if ((await adapter.messages.read(ref)).messageId === messageId) return ref
  throw new Error('The sealed mail has not arrived.')
}
