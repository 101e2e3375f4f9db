import { messageKey, type Message } from '@mailroom/core'
import { Avatar } from '@mailroom/ui'
import type { ComposeRequest } from '../ComposeRequest'
import * as styles from './MessageHeader.css'
import { MessageTime } from './MessageTime'
import { Person } from './Person'
import { Recipients } from './Recipients'
import { SenderNotice } from './SenderNotice'
import { SentFor } from './SentFor'

export interface MessagePeopleProps {
  message: Message
  /** Only those are known to whom it went openly. @default false */
  isComing?: boolean
  onCompose?: (request: ComposeRequest) => void
}

/** Who wrote an open mail, when, and to whom. @source RD-05 */
export function MessagePeople({ message, isComing = false, onCompose }: MessagePeopleProps) {
  const { from } = message
  return (
    <>
      <div className={styles.people}>
        <Avatar name={from.name || from.address} colorKey={from.address} size={40} />
        <div className={styles.sender}>
          <div className={styles.fromLine}>
            <Person address={from} isFull sentMail={message.ref} onCompose={onCompose} />
            <MessageTime message={message} />
          </div>
          <SentFor message={message} />
          {(!isComing || message.to.length > 0) && (
            <Recipients mail={messageKey(message.ref)} message={message} onCompose={onCompose} />
          )}
        </div>
      </div>
      <SenderNotice sender={from} />
    </>
  )
}
