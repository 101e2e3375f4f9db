import { useTranslation } from '@mailroom/react'
import { Button, EyeOffIcon, ImageIcon } from '@mailroom/ui'
import type { CleanMail } from '@mailroom/html'
import type { PictureState } from './useShownPictures'
import * as styles from './MessageBody.css'

/** Servers named; the rest is in the count. */
const MAX_HOSTS = 3

export interface RemoteBarProps {
  mail: CleanMail
  sender: string
  pictures: PictureState
}

/** Says what was not fetched from the web, and who wanted to know when the mail is read. @source RD-17 */
export function RemoteBar({ mail, sender, pictures }: RemoteBarProps) {
  const { trackers } = mail
  const hasLine = hasSomethingToSay(mail, pictures)
  if (!hasLine && trackers.length === 0) return null
  return (
    <div className={styles.notice} role="note">
      {hasLine && <PictureLine mail={mail} sender={sender} pictures={pictures} />}
      {trackers.length > 0 && <TrackerLine trackers={trackers} />}
    </div>
  )
}

/** Pictures that are shown because they were asked for need no words. */
function hasSomethingToSay({ blockedRemoteCount }: CleanMail, pictures: PictureState): boolean {
  if (pictures.kind !== 'shown') return blockedRemoteCount > 0
  return pictures.stop !== undefined || pictures.failedCount > 0
}

function PictureLine({ mail, sender, pictures }: RemoteBarProps) {
  const { t } = useTranslation('reading')
  return (
    <div className={styles.noticeLine} data-action={pictures.kind === 'never' ? undefined : ''}>
      <span className={styles.noticeWords}>
        <ImageIcon />
        <span className={styles.noticeText} aria-live="polite">
          {words()}
        </span>
      </span>
      <span className={styles.noticeActions}>
        {pictures.kind === 'blocked' && (
          <>
            <Button size="small" variant="ghost" onClick={pictures.show}>
              {t('showPictures')}
            </Button>
            {pictures.showAlways && (
              <Button size="small" variant="ghost" onClick={pictures.showAlways}>
                {t('showPicturesAlways')}
              </Button>
            )}
          </>
        )}
        {pictures.kind === 'shown' && pictures.failedCount > 0 && (
          <Button size="small" variant="ghost" onClick={pictures.retry}>
            {t('retryPictures')}
          </Button>
        )}
        {pictures.kind === 'shown' && pictures.stop && (
          <Button size="small" variant="ghost" onClick={pictures.stop}>
            {t('askForPictures')}
          </Button>
        )}
      </span>
    </div>
  )

  function words(): string {
    if (pictures.kind === 'loading') return t('fetchingPictures')
    if (pictures.kind !== 'shown') return t('remoteBlocked', { count: mail.blockedRemoteCount })
    return pictures.failedCount > 0
      ? t('picturesFailed', { count: pictures.failedCount })
      : t('picturesAlways', { sender })
  }
}

function TrackerLine({ trackers }: Pick<CleanMail, 'trackers'>) {
  const { t } = useTranslation('reading')
  const hosts = trackers.slice(0, MAX_HOSTS).map(({ host }) => host)
  return (
    <p className={styles.noticeLine}>
      <EyeOffIcon />
      <span className={styles.noticeText}>
        {t('trackersBlocked', {
          count: trackers.reduce((sum, { count }) => sum + count, 0),
          hosts: hosts.join(t('nameSeparator')) + (trackers.length > MAX_HOSTS ? ' …' : ''),
        })}
      </span>
    </p>
  )
}
