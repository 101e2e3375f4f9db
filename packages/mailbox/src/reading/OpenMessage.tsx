import { messageKey, type Message, type MessageInfoView } from '@mailroom/core'
import { useId, useRef, useState } from 'react'
import { useScrollToTop } from '../layout/useScrollToTop'
import { usePrint } from '../print/usePrint'
import { MessageHeader } from './header/MessageHeader'
import { MessageParts } from './MessageParts'
import type { ReadingViewProps } from './ReadingView'
import { SourceDialog } from './source/SourceDialog'
import { TextSkeleton } from './faces/ReadingSkeleton'
import { ReadingToolbar } from './toolbar/ReadingToolbar'
import * as styles from './ReadingView.css'

export interface OpenMessageProps extends Omit<
  ReadingViewProps,
  'messageRef' | 'onNotFound' | 'onTitleChange' | 'isConversation' | 'markReadSeconds' | 'journal'
> {
  message: Message
  /** It is on its way: what its row says is there, and nothing else. */
  isComing: boolean
  isNarrow: boolean
}

/** An open mail from toolbar to attachments. What the reader has unfolded belongs to one mail. */
export function OpenMessage({ message, isComing, ...props }: OpenMessageProps) {
  const { onCompose } = props
  const key = messageKey(message.ref)
  const titleId = useId()
  const [textViewOf, setTextViewOf] = useState<string>()
  const [source, setSource] = useState<MessageInfoView>()
  const scroll = useRef<HTMLDivElement>(null)

  useScrollToTop(scroll, key)

  const asText = textViewOf === key
  const { print, frame } = usePrint(message, asText, () => scroll.current)
  return (
    <>
      <ReadingToolbar
        {...props}
        message={message}
        isComing={isComing}
        view={asText ? 'text' : 'html'}
        onViewChange={(view) => setTextViewOf(view === 'text' ? key : undefined)}
        onShowSource={setSource}
        onPrint={isComing ? undefined : print}
      />
      {/* A tab stop, since only what can be focused can be scrolled by keys. */}
      <div ref={scroll} className={styles.scroll} tabIndex={0} role="region" aria-labelledby={titleId}>
        <MessageHeader message={message} isComing={isComing} titleId={titleId} onCompose={onCompose} />
        {isComing ? (
          <TextSkeleton />
        ) : (
          <MessageParts
            message={message}
            asText={asText}
            onShowHtml={() => setTextViewOf(undefined)}
            onCompose={onCompose}
          />
        )}
      </div>
      {frame}
      <SourceDialog messageRef={message.ref} view={source} onClose={() => setSource(undefined)} />
    </>
  )
}
