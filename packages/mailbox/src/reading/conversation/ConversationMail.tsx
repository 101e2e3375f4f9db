import { formatListTime, type MessageRef, type MessageSummary } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import { Avatar, ChevronUpIcon, IconButton } from '@mailroom/ui'
import { Fragment, useEffect, useRef } from 'react'
import { useListStyle } from '../../message-list/useListStyle'
import type { ComposeRequest } from '../ComposeRequest'
import { ReadingFace } from '../faces/ReadingFace'
import { MessagePeople } from '../header/MessagePeople'
import { MessageParts } from '../MessageParts'
import { useMarkRead } from '../useMarkRead'
import { useReading } from '../useReading'
import * as styles from './ConversationView.css'

export interface ConversationMailProps {
  mail: MessageSummary
  isOpen: boolean
  /** The toolbar above is about this one. */
  isCurrent: boolean
  /** Takes focus and comes into view when it becomes the current one by keys. */
  takesFocus: boolean
  asText: boolean
  markReadSeconds: number
  onShowHtml: () => void
  onFold: (isOpen: boolean) => void
  onCompose?: (request: ComposeRequest) => void
}

/** One mail of a conversation: a line, or the whole of it. @source ML-24 */
export function ConversationMail(props: ConversationMailProps) {
  const { mail, isOpen, isCurrent, takesFocus, onFold } = props
  const { t } = useTranslation('reading')
  const place = useRef<HTMLElement>(null)
  const name = mail.from.name || mail.from.address
  useEffect(() => {
    if (!takesFocus) return
    place.current?.querySelector('button')?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [takesFocus])
  return (
    <section
      ref={place}
      className={styles.mail}
      aria-label={t('mailOf', { name })}
      aria-current={isCurrent || undefined}
      data-folded={!isOpen || undefined}
    >
      {isOpen ? (
        <div className={styles.open}>
          <div className={styles.bar}>
            <IconButton
              size="small"
              label={t('fold')}
              icon={<ChevronUpIcon />}
              onClick={() => onFold(false)}
            />
          </div>
          <OpenMail {...props} messageRef={mail.ref} />
        </div>
      ) : (
        <FoldedMail mail={mail} name={name} onOpen={() => onFold(true)} />
      )}
    </section>
  )
}

interface FoldedMailProps {
  mail: MessageSummary
  name: string
  onOpen: () => void
}

function FoldedMail({ mail, name, onOpen }: FoldedMailProps) {
  const { now, style } = useListStyle()
  return (
    <button
      type="button"
      className={styles.folded}
      aria-expanded={false}
      data-unread={!mail.state.isRead || undefined}
      onClick={onOpen}
    >
      <Avatar name={name} colorKey={mail.from.address} size={24} />
      <span className={styles.person}>
        <bdi>{name}</bdi>
      </span>
      <span className={styles.abstract}>{mail.abstract}</span>
      <span className={styles.time}>{formatListTime(mail.receivedAt, now, style)}</span>
    </button>
  )
}

type OpenMailProps = Pick<
  ConversationMailProps,
  'asText' | 'markReadSeconds' | 'onShowHtml' | 'onCompose'
> & {
  messageRef: MessageRef
}

function OpenMail({ messageRef, asText, markReadSeconds, onShowHtml, onCompose }: OpenMailProps) {
  const state = useReading(messageRef)
  useMarkRead(state.kind === 'open' ? state.message : undefined, markReadSeconds)
  if (state.kind !== 'open') return <ReadingFace state={state} />
  return (
    <Fragment>
      <MessagePeople message={state.message} onCompose={onCompose} />
      <MessageParts message={state.message} asText={asText} onShowHtml={onShowHtml} onCompose={onCompose} />
    </Fragment>
  )
}
