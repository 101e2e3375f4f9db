import type { ReviewContent, ReviewId } from '@mailroom/core'
import { useAdapter, useFetchedPictures, useFrameUrl, useTheme, useTranslation } from '@mailroom/react'
import { MessageFrame } from '../reading/body/frame/MessageFrame'
import * as body from '../reading/body/MessageBody.css'
import { PlainText } from '../reading/body/text/PlainText'
import { useBodyMail } from '../reading/body/useBodyMail'
import type { SayReview } from './reviewStrings'
import * as styles from './Review.css'

export interface HeldBodyProps {
  t: SayReview
  id: ReviewId
  subject: string
  content: ReviewContent
}

/** The text of a mail in review. Nothing of it is fetched from the web: whoever wrote it would learn who reviews. @source RV-02 */
export function HeldBody({ t, id, subject, content }: HeldBodyProps) {
  const { t: say } = useTranslation('reading')
  const { review } = useAdapter()
  const frameUrl = useFrameUrl()
  const { text, html, attachments } = content
  const images = useFetchedPictures(
    review && { of: `review ${id}`, attachments, load: (file, options) => review.file(id, file, options) },
  )
  const { state, mail, pictures } = useBodyMail(html, attachments, images)
  const isDark = useTheme().colorScheme === 'dark' && mail?.paintsGround === false
  const hiddenCount = mail?.blockedRemoteCount ?? 0
  return (
    <div className={body.body}>
      {hiddenCount > 0 && <p className={styles.notice}>{t('remoteHidden', { count: hiddenCount })}</p>}
      <div className={body.paper} data-dark={isDark || undefined} hidden={mail === undefined}>
        <MessageFrame
          body={mail?.body}
          pictures={pictures}
          isDark={isDark}
          title={say('messageBody', { subject })}
          frameUrl={frameUrl}
        />
      </div>
      {state.kind === 'failed' &&
        (text.trim() === '' ? <p className={body.empty}>{t('noText')}</p> : <PlainText text={text} />)}
    </div>
  )
}
