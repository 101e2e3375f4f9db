import { messageKey, type Locale, type MessageRef } from '@mailroom/core'
import { useKnownSummary, useStableCallback, useStrings } from '@mailroom/react'
import { Fragment, useEffect, useMemo, useRef, useState } from 'react'
import type { DraftJournal } from '@mailroom/composer'
import { CleanedAhead, CleanedAheadContext } from './body/CleanedAhead'
import { useCleanAhead } from './body/useCleanAhead'
import type { ComposeRequest } from './ComposeRequest'
import { ConversationView } from './conversation/ConversationView'
import { ReadingFace } from './faces/ReadingFace'
import { secrecyStrings } from '../marks/secrecyStrings'
import { MailTasks } from '../tasks/MailTasks'
import { comingMessage } from './comingMessage'
import { OpenMessage } from './OpenMessage'
import { type KeptReply, ReplyDeskContext } from './quick-reply/ReplyDesk'
import { readingStrings } from './readingStrings'
import { useIsNarrow } from './toolbar/useIsNarrow'
import { useMarkRead } from './useMarkRead'
import { useReading } from './useReading'
import * as styles from './ReadingView.css'

/** Comes with this code, for whoever fetches it ahead. */
export { warmFrame } from '@mailroom/html'

/** Fetches what is said beside a mail. */
export const loadReadingWords = (locale: Locale): Promise<unknown> =>
  Promise.all([readingStrings.load(locale), secrecyStrings.load(locale)])

export interface ReadingViewProps {
  messageRef: MessageRef
  /** Back to the list: asked for, or because the mail was deleted. */
  onClose: () => void
  /** Without it nothing can be answered or written. */
  onCompose?: (request: ComposeRequest) => void
  /** Absent at the first mail of the first page. */
  onPrevious?: () => void
  /** Absent at the last mail of the last page. */
  onNext?: () => void
  /** Where `onNext` leads to, so that it is shown at once. */
  next?: MessageRef | undefined
  /** Where `onPrevious` leads to. */
  previous?: MessageRef | undefined
  /** The open mail was moved: show it under its new place. */
  onRefChange?: (ref: MessageRef) => void
  /** All of the mail's conversation is shown. @default false */
  isConversation?: boolean
  /** Seconds after which it counts as read; -1 never by itself. @default 0 */
  markReadSeconds?: number
  /** The subject is known, for the title of a tab. */
  onTitleChange?: (subject: string) => void
  /** The mail or its folder is gone: the list that shows it is out of date. */
  onNotFound?: () => void
  /** Notes quick replies until they are sent, so that a crash loses nothing. */
  journal?: DraftJournal
}

/** One mail, opened for reading. Mount it once and change `messageRef`: the frame of the text stays warm. */
export function ReadingView(props: ReadingViewProps) {
  const { isConversation = false, journal, ...rest } = props
  const { t } = useStrings(readingStrings)
  const view = useRef<HTMLElement>(null)
  const isNarrow = useIsNarrow(view)
  const [kept] = useState(() => new Map<string, KeptReply>())
  const desk = useMemo(() => ({ journal, kept }), [journal, kept])
  const [ahead] = useState(() => new CleanedAhead())
  const label = t(isConversation ? 'conversation' : 'message')
  return (
    <article ref={view} className={styles.view} aria-label={label}>
      <ReplyDeskContext.Provider value={desk}>
        <CleanedAheadContext.Provider value={ahead}>
          {isConversation ? (
            <MailTasks>
              <ConversationView key={messageKey(rest.messageRef)} {...rest} isNarrow={isNarrow} />
            </MailTasks>
          ) : (
            <SingleMessage {...rest} isNarrow={isNarrow} />
          )}
        </CleanedAheadContext.Provider>
      </ReplyDeskContext.Provider>
    </article>
  )
}

type SingleMessageProps = Omit<ReadingViewProps, 'isConversation' | 'journal'> & {
  isNarrow: boolean
}

function SingleMessage(props: SingleMessageProps) {
  const { messageRef, onNotFound, onTitleChange, markReadSeconds, isNarrow, next, previous, ...rest } = props
  const state = useReading(messageRef, onNotFound)
  const message = state.kind === 'open' ? state.message : undefined
  useMarkRead(message, markReadSeconds)
  // What is opened comes first.
  useCleanAhead(message && next)
  useCleanAhead(message && previous)

  const subject = message?.subject
  // Once for each subject; the callback may be new at every render.
  const tellTitle = useStableCallback((title: string) => onTitleChange?.(title))
  useEffect(() => {
    if (subject !== undefined) tellTitle(subject)
  }, [subject, tellTitle])

  const row = useKnownSummary(state.kind === 'loading' ? messageRef : undefined)
  if (state.kind !== 'open' && row === undefined) {
    return (
      <Fragment key={messageKey(messageRef)}>
        <ReadingFace state={state} onClose={rest.onClose} />
      </Fragment>
    )
  }
  const shown = state.kind === 'open' ? state.message : comingMessage(row!)
  return (
    <MailTasks>
      <OpenMessage message={shown} isComing={message === undefined} isNarrow={isNarrow} {...rest} />
    </MailTasks>
  )
}
