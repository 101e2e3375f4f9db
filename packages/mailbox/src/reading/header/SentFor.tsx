import { formatAddress, type Message } from '@mailroom/core'
import { useTranslation } from '@mailroom/react'
import * as styles from './MessageHeader.css'
import { SenderNotice } from './SenderNotice'

/**
 * Who has sent a mail in the name of its author. With the address, since a name says what its owner likes.
 *
 * @source RFC 5322 3.6.2, ST-16
 */
export function SentFor({ message: { from, sender } }: { message: Pick<Message, 'from' | 'sender'> }) {
  const { t } = useTranslation('reading')
  if (sender === undefined) return null
  const author = from.name.trim() || from.address
  return (
    <>
      <p className={styles.sentFor} dir="auto">
        {t('sentFor', { sender: formatAddress(sender), author })}
      </p>
      <SenderNotice sender={sender} />
    </>
  )
}
