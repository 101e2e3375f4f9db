import type { WireMessage } from '@mailroom/api'
import type { Attachment, Message } from '@mailroom/core'
import { fromWireAddress } from './addresses'
import { fromWireItem } from './rows'
import { fromWireSeal } from './seals'

/** A mail opened for reading. */
export const fromWireMessage = (message: WireMessage): Message => ({
  ...fromWireItem(message),
  ref: { folder: message.folder, uid: message.uid },
  ...(message.sender && { sender: fromWireAddress(message.sender) }),
  cc: message.cc.map(fromWireAddress),
  bcc: message.bcc.map(fromWireAddress),
  replyTo: message.reply_to.map(fromWireAddress),
  messageId: message.message_id,
  text: message.plain_text,
  ...(message.html_text !== null && { html: message.html_text }),
  attachments: message.attachments.map(fromWireAttachment),
  isOwn: message.is_own,
  ...(message.attrs && { seal: fromWireSeal(message.attrs) }),
})

/** A file that came with a mail. */
export const fromWireAttachment = (file: WireMessage['attachments'][number]): Attachment => ({
  id: file.sid,
  name: file.name,
  sizeBytes: file.size,
  contentType: file.content_type,
  ...(file.content_id !== null && { contentId: file.content_id }),
  isInline: file.is_inline,
})
