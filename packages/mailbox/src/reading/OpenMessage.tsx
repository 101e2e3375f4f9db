import { messageKey, type Message, type MessageInfoView } from '@mailroom/core'
import { useSlot } from '@mailroom/react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { AttachmentList } from './attachments/AttachmentList'
import { MessageBody } from './body/MessageBody'
import { requestFromMailto } from './ComposeRequest'
import { DeliveryStates } from './delivery/DeliveryStates'
import { MessageHeader } from './header/MessageHeader'
import type { ReadingViewProps } from './ReadingView'
import { SourceDialog } from './source/SourceDialog'
import { TrustBar } from './trust/TrustBar'
import { ReadingToolbar } from './toolbar/ReadingToolbar'
import * as styles from './ReadingView.css'

export interface OpenMessageProps extends Omit<
  ReadingViewProps,
  'messageRef' | 'onNotFound' | 'onTitleChange'
> {
  message: Message
  isNarrow: boolean
}

/** An open mail from toolbar to attachments. What the reader has unfolded belongs to one mail. */
export function OpenMessage({ message, ...props }: OpenMessageProps) {
  const { onCompose } = props
  const key = messageKey(message.ref)
  const titleId = useId()
  const [textViewOf, setTextViewOf] = useState<string>()
  const [source, setSource] = useState<MessageInfoView>()
  const scroll = useRef<HTMLDivElement>(null)
  const Notice = useSlot('readingNotice')

  useLayoutEffect(() => {
    scroll.current?.scrollTo({ top: 0 })
  }, [key])

  const asText = textViewOf === key
  const files = message.attachments.filter(({ isInline }) => !isInline)
  return (
    <>
      <ReadingToolbar
        {...props}
        message={message}
        view={asText ? 'text' : 'html'}
        onViewChange={(view) => setTextViewOf(view === 'text' ? key : undefined)}
        onShowSource={setSource}
      />
      {/* A tab stop, since only what can be focused can be scrolled by keys. */}
      <div ref={scroll} className={styles.scroll} tabIndex={0} role="region" aria-labelledby={titleId}>
        <MessageHeader key={key} message={message} titleId={titleId} onCompose={onCompose} />
        <TrustBar key={`trust ${key}`} message={message} onCompose={onCompose} />
        {Notice !== undefined && <Notice message={message} />}
        <DeliveryStates message={message} />
        <MessageBody
          message={message}
          asText={asText}
          onShowHtml={() => setTextViewOf(undefined)}
          onMailto={onCompose && ((fields) => onCompose(requestFromMailto(fields)))}
        />
        <AttachmentList key={`files ${key}`} messageRef={message.ref} attachments={files} />
      </div>
      <SourceDialog messageRef={message.ref} view={source} onClose={() => setSource(undefined)} />
    </>
  )
}
