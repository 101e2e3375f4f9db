import type { MessageRef } from '@mailroom/core'
import type { MemoryAdapter } from '@mailroom/memory-adapter'

/** Has a mail sent that links to files of these names, and names the copy in Sent. */
export async function sendLinking(
  { sending, disk, messages }: MemoryAdapter,
  names: readonly string[],
): Promise<MessageRef> {
  const attachments = []
  for (const name of names) attachments.push(await disk.upload(new File([new Uint8Array(3000)], name)))
  const form = { cc: [], bcc: [], subject: 'Drawings', html: '', text: 'x', isHtml: false, attachments }
  const to = [{ address: 'amelia.hart@example.com', name: 'Amelia Hart' }]
  await sending.send({ ...form, to }, sending.newDraftId())
  const { messages: rows } = await messages.list({ folder: 'Sent', offset: 0, limit: 1 })
  return rows[0]!.ref
}
