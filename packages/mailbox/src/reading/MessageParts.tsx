import { calendarPart, messageKey, type Message } from '@mailroom/core'
import { useSlot } from '@mailroom/react'
import { LatePart, partOf } from '@mailroom/ui'
import { AttachmentList } from './attachments/AttachmentList'
import type { MailtoFields } from './body/frame/parseMailto'
import { MessageBody } from './body/MessageBody'
import { requestFromMailto, type ComposeRequest } from './ComposeRequest'
import { DeliveryStates } from './delivery/DeliveryStates'
import { FileLinks } from './links/FileLinks'
import { QuickReply } from './quick-reply/QuickReply'
import { SealedParts } from './sealed/lazySealed'
import { ReceiptBar } from './receipt/ReceiptBar'
import { TrustBar } from './trust/TrustBar'

const invitationCode = () => import('./invitation/InvitationCard')
const InvitationCard = partOf(invitationCode, 'InvitationCard')

export interface MessagePartsProps {
  message: Message
  asText: boolean
  onShowHtml: () => void
  onCompose?: (request: ComposeRequest) => void
}

/** What stands under the head of an open mail: notices, what became of it, its text, its files, a quick reply. */
export function MessageParts({ message, asText, onShowHtml, onCompose }: MessagePartsProps) {
  const Notice = useSlot('readingNotice')
  const key = messageKey(message.ref)
  const onMailto = onCompose && ((fields: MailtoFields) => onCompose(requestFromMailto(fields)))
  const files = message.attachments.filter(({ isInline }) => !isInline)
  return (
    <>
      <TrustBar message={message} onCompose={onCompose} />
      {calendarPart(message) !== undefined && (
        <LatePart>
          <InvitationCard key={`invitation ${key}`} message={message} />
        </LatePart>
      )}
      {Notice !== undefined && <Notice message={message} />}
      <ReceiptBar message={message} />
      {message.isOwn && <DeliveryStates messageId={message.messageId} />}
      <FileLinks key={`links ${key}`} message={message} />
      {message.seal ? (
        <LatePart>
          <SealedParts key={`sealed ${key}`} message={message} seal={message.seal} onMailto={onMailto} />
        </LatePart>
      ) : (
        <>
          <MessageBody message={message} asText={asText} onShowHtml={onShowHtml} onMailto={onMailto} />
          <AttachmentList key={`files ${key}`} messageRef={message.ref} attachments={files} />
        </>
      )}
      {onCompose && <QuickReply message={message} onCompose={onCompose} />}
    </>
  )
}
