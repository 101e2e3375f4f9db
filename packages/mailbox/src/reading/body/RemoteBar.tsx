import { useTranslation } from '@mailroom/react'
import { EyeOffIcon, ImageIcon } from '@mailroom/ui'
import type { CleanMail } from '@mailroom/html'
import * as styles from './MessageBody.css'

/** Servers named; the rest is in the count. */
const MAX_HOSTS = 3

export interface RemoteBarProps {
  mail: CleanMail
}

/** Says what was not fetched from the web, and who wanted to know when the mail is read. @source RD-17 */
export function RemoteBar({ mail }: RemoteBarProps) {
  const { t } = useTranslation('reading')
  const { blockedRemoteCount, trackers } = mail
  if (blockedRemoteCount === 0 && trackers.length === 0) return null
  const hosts = trackers.slice(0, MAX_HOSTS).map(({ host }) => host)
  return (
    <div className={styles.notice} role="note">
      {blockedRemoteCount > 0 && (
        <p className={styles.noticeLine}>
          <ImageIcon />
          <span>{t('remoteBlocked', { count: blockedRemoteCount })}</span>
        </p>
      )}
      {trackers.length > 0 && (
        <p className={styles.noticeLine}>
          <EyeOffIcon />
          <span>
            {t('trackersBlocked', {
              hosts: hosts.join(t('nameSeparator')) + (trackers.length > MAX_HOSTS ? ' …' : ''),
            })}
          </span>
        </p>
      )}
    </div>
  )
}
