import { formatDay, visibleFileName, type FileShare } from '@mailroom/core'
import { useLocale } from '@mailroom/react'
import { Badge, Button, CopyIcon, IconButton } from '@mailroom/ui'
import type { SayShares } from './shareStrings'
import * as styles from './shares.css'
import { useCopyShare } from './useCopyShare'

export interface ShareRowProps {
  t: SayShares
  share: FileShare
  onEnd: () => void
}

/** A shared file: until when, how often it was fetched, and what can be done about it. */
export function ShareRow({ t, share, onEnd }: ShareRowProps) {
  const { locale } = useLocale()
  const copy = useCopyShare(t)
  const name = visibleFileName(share.name)
  const isOpen = share.state === 'open'
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.facts}>
          <Badge tone={isOpen ? 'success' : 'neutral'}>{t(share.state)}</Badge>
          {isOpen && <span>{t('until', { date: formatDay(share.expiresAt, { locale }) })}</span>}
          <span>{t('downloads', { count: share.downloadCount })}</span>
          {isOpen && (
            <span>
              {t('code')} <bdi>{share.code}</bdi>
            </span>
          )}
        </span>
      </span>
      {isOpen && (
        <span className={styles.acts}>
          <IconButton
            size="small"
            label={t('copyOf', { name })}
            icon={<CopyIcon />}
            onClick={() => void copy(share)}
          />
          <Button size="small" variant="ghost" aria-label={t('endOf', { name })} onClick={onEnd}>
            {t('end')}
          </Button>
        </span>
      )}
    </li>
  )
}
