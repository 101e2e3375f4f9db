import {
  messageKey,
  type Message,
  type MessageInfoView,
  type MessageRef,
  type MessageSummary,
} from '@mailroom/core'
import { useConversation, useMessage, useStableCallback, useTranslation } from '@mailroom/react'
import { activeElementIn, Button } from '@mailroom/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { usePrint } from '../../print/usePrint'
import { ReadingFace } from '../faces/ReadingFace'
import type { ReadingViewProps } from '../ReadingView'
import { SourceDialog } from '../source/SourceDialog'
import { ReadingToolbar } from '../toolbar/ReadingToolbar'
import { readingStateOf } from '../useReading'
import * as layout from '../ReadingView.css'
import { ConversationMail } from './ConversationMail'
import { ConversationMenu } from './ConversationMenu'
import * as subjectLine from '../header/SubjectLine.css'
import * as styles from './ConversationView.css'
import { useFolding } from './useFolding'

export interface ConversationViewProps extends Omit<
  ReadingViewProps,
  'onNotFound' | 'isConversation' | 'onRefChange' | 'journal'
> {
  isNarrow: boolean
}

/** Fields and texts keep their letters. */
const typing = 'input, textarea, select, [contenteditable]'

/**
 * A conversation: its mails from the oldest to the newest, the read ones folded. The toolbar acts on the current
 * mail, the menu beside the subject on all of them in the folder. `n` and `p` go from mail to mail.
 *
 * @source ML-24
 */
export function ConversationView({ messageRef, onTitleChange, isNarrow, ...rest }: ConversationViewProps) {
  const { t } = useTranslation('reading')
  const [pages, setPages] = useState(1)
  const { data, error, refresh } = useConversation(messageRef, pages)
  const mails = (data?.messages ?? none).toReversed()
  const folding = useFolding(mails)
  const titleId = useId()
  const [asText, setAsText] = useState<string>()
  const [source, setSource] = useState<MessageInfoView>()
  const newest = mails.at(-1)
  const subject = newest?.subject
  // Once for each subject; the callback may be new at every render.
  const tellTitle = useStableCallback((title: string) => onTitleChange?.(title))
  useEffect(() => {
    if (subject !== undefined) tellTitle(subject)
  }, [subject, tellTitle])

  const box = useRef<HTMLDivElement>(null)
  const isThere = newest !== undefined
  // Focus that waits on the panel around comes in, so that the keys of the conversation are heard.
  useEffect(() => {
    const focused = box.current && activeElementIn(box.current)
    if (focused && focused !== box.current && focused.contains(box.current)) {
      box.current?.focus({ preventScroll: true })
    }
  }, [isThere])

  if (!data || !newest) {
    const state = readingStateOf({ error, retry: () => void refresh() })
    return <ReadingFace state={state} onClose={rest.onClose} />
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.key === 'n' ? 1 : event.key === 'p' ? -1 : undefined
    const isTyped = (event.target as Element).matches(typing)
    if (!by || isTyped || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    folding.go(by)
  }
  const current = folding.current ?? newest
  return (
    // Keys of the things inside; nothing here is pressed itself.
    <div ref={box} role="presentation" tabIndex={-1} className={styles.whole} onKeyDown={onKeyDown}>
      <CurrentToolbar
        {...rest}
        messageRef={current.ref}
        isNarrow={isNarrow}
        view={asText === messageKey(current.ref) ? 'text' : 'html'}
        onViewChange={(view) => setAsText(view === 'text' ? messageKey(current.ref) : undefined)}
        onShowSource={setSource}
        isAlone={data.totalCount <= 1}
        place={() => box.current?.querySelector('[aria-current]')}
      />
      <div className={layout.scroll} role="region" aria-labelledby={titleId}>
        <div className={subjectLine.line}>
          <h2 id={titleId} className={subjectLine.subject} dir="auto">
            {newest.subject.trim() === '' ? t('noSubject') : newest.subject}
            <span className={styles.count}>{t('mailsInConversation', { count: data.totalCount })}</span>
          </h2>
          <ConversationMenu messageRef={messageRef} folding={folding} onClose={rest.onClose} />
        </div>
        <div className={styles.mails}>
          {data.totalCount > mails.length && (
            <div className={styles.earlier}>
              <Button size="small" variant="ghost" onClick={() => setPages(pages + 1)}>
                {t('showEarlier', { count: data.totalCount - mails.length })}
              </Button>
            </div>
          )}
          {mails.map((mail) => (
            <ConversationMail
              key={messageKey(mail.ref)}
              mail={mail}
              isOpen={folding.isOpen(mail)}
              isCurrent={mail === current}
              takesFocus={folding.isFocused(mail)}
              asText={asText === messageKey(mail.ref)}
              markReadSeconds={rest.markReadSeconds ?? 0}
              onShowHtml={() => setAsText(undefined)}
              onFold={(isOpen) => folding.fold(mail, isOpen)}
              onCompose={rest.onCompose}
            />
          ))}
        </div>
      </div>
      <SourceDialog messageRef={current.ref} view={source} onClose={() => setSource(undefined)} />
    </div>
  )
}

const none: readonly MessageSummary[] = []

interface CurrentToolbarProps extends Omit<
  Parameters<typeof ReadingToolbar>[0],
  'message' | 'onRefChange' | 'onDeleted' | 'onPrint'
> {
  isAlone: boolean
  /** The element that the current mail is shown in. */
  place: () => Element | null | undefined
}

/** The toolbar of the current mail. Deleting one of several mails leaves the others open. */
function CurrentToolbar({ messageRef, ...props }: CurrentToolbarProps & { messageRef: MessageRef }) {
  const { message } = useMessage(messageRef)
  return message ? <LoadedToolbar {...props} message={message} /> : null
}

function LoadedToolbar({ message, isAlone, place, ...props }: CurrentToolbarProps & { message: Message }) {
  const { print, frame } = usePrint(message, props.view === 'text', place)
  return (
    <>
      <ReadingToolbar
        {...props}
        message={message}
        onPrint={print}
        onDeleted={isAlone ? props.onClose : () => undefined}
      />
      {frame}
    </>
  )
}
