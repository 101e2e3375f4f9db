import type { Message, MessageTrust } from '@mailroom/core'
import { useFrameUrl, useInlineImages, useMessageTrust, useTheme, useTranslation } from '@mailroom/react'
import { Button, CodeIcon } from '@mailroom/ui'
import { MessageFrame } from './frame/MessageFrame'
import type { MailtoFields } from './frame/parseMailto'
import { RemoteBar } from './RemoteBar'
import { useShownPictures } from './useShownPictures'
import { PlainText } from './text/PlainText'
import { useBodyMail } from './useBodyMail'
import * as styles from './MessageBody.css'

export interface MessageBodyProps {
  message: Message
  /** Addresses of its pictures, by content id. @default they are fetched */
  images?: ReadonlyMap<string, string>
  /** Shows the plain text of a mail that has HTML as well. */
  asText?: boolean
  onShowHtml?: () => void
  onMailto?: (fields: MailtoFields) => void
}

/** The text of a mail: HTML on paper in its frame, or plain text in the skin's own colours. @source RD-16 */
export function MessageBody({
  message,
  images: given,
  asText = false,
  onShowHtml,
  onMailto,
}: MessageBodyProps) {
  const { t } = useTranslation('reading')
  const frameUrl = useFrameUrl()
  const fetched = useInlineImages(given === undefined ? message : undefined)
  const images = given ?? fetched
  const html = asText ? undefined : message.html
  const { state, mail, pictures } = useBodyMail(html, message.attachments, images)
  const remote = useShownPictures(message, mail)
  const { trust } = useMessageTrust(message.ref)
  const isText = state.kind === 'failed'
  const isDark = useTheme().colorScheme === 'dark' && mail?.paintsGround === false

  return (
    <div className={styles.body}>
      {mail !== undefined && <RemoteBar mail={mail} sender={message.from.address} pictures={remote.state} />}
      {isText && (
        <TextNotice message={message} asText={asText} onShowHtml={onShowHtml} isClosed={isClosed(trust)} />
      )}
      <div className={styles.paper} data-dark={isDark || undefined} hidden={mail === undefined}>
        <MessageFrame
          body={mail?.body}
          pictures={pictures}
          remotePictures={remote.pictures}
          isDark={isDark}
          title={t('messageBody', { subject: message.subject })}
          frameUrl={frameUrl}
          onMailto={onMailto}
        />
      </div>
      {isText && <PlainText text={message.text} onMailto={onMailto} />}
    </div>
  )
}

/** True for an encrypted mail whose text nobody here can see. @source RD-20 */
const isClosed = (trust: MessageTrust | undefined): boolean => {
  const protection = trust?.protection
  if (protection?.kind === 'smimeEncrypted') return protection.verdict !== 'opened'
  return protection?.kind === 'pgpEncrypted'
}

/** Why plain text is shown where there is HTML, and that there is nothing to read where there is nothing. */
function TextNotice({ message, asText, onShowHtml, isClosed }: MessageBodyProps & { isClosed: boolean }) {
  const { t } = useTranslation('reading')
  if (message.html === undefined) {
    return message.text.trim() === '' ? (
      <p className={styles.empty}>{t(isClosed ? 'closedBody' : 'emptyBody')}</p>
    ) : null
  }
  return (
    <div className={styles.notice} role="note">
      <p className={styles.noticeLine} data-action={asText || undefined}>
        <CodeIcon />
        <span>{t(asText ? 'textViewHint' : 'htmlFailed')}</span>
        {asText && onShowHtml !== undefined && (
          <Button size="small" variant="ghost" onClick={onShowHtml}>
            {t('showHtml')}
          </Button>
        )}
      </p>
    </div>
  )
}
