import type { Destination } from '@mailroom/core'
import { useNavigationActs, useReviewDuty, useStrings } from '@mailroom/react'
import { Badge, EyeIcon, Tooltip } from '@mailroom/ui'
import { laterStrings } from '../later/laterStrings'
import { area } from '../Shell.css'
import * as styles from './ReviewLink.css'

/** Largest number that has room at the icon, above it "99+". */
const maxWritten = 99

const review: Destination = { kind: 'review' }

/**
 * The way to the mails that wait for the reader's review, with their number; nothing for who reviews nothing. The mark of
 * where one is stays at the mailbox, in whose path the review lies.
 *
 * @source SH-01, SH-12
 */
export function ReviewLink() {
  const { t } = useStrings(laterStrings)
  const { navigate, href } = useNavigationActs()
  const { isReviewer = false, waitingCount: count = 0 } = useReviewDuty() ?? {}
  if (!isReviewer) return null
  const label = count > 0 ? t('reviewWaiting', { count }) : t('review')
  return (
    <Tooltip label={label} side="right">
      <a
        className={`${area} ${styles.link}`}
        href={href?.(review)}
        aria-label={label}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          navigate(review)
        }}
      >
        <EyeIcon size={20} />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            <Badge tone="danger" variant="solid">
              {count > maxWritten ? `${maxWritten}+` : count}
            </Badge>
          </span>
        )}
      </a>
    </Tooltip>
  )
}
