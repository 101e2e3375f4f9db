import { useTranslation } from '@mailroom/react'
import { Loading, Skeleton } from '@mailroom/ui'
import * as styles from './ReadingFace.css'

/** Grey places in the shape of an open mail, once opening takes a while. */
export function ReadingSkeleton() {
  const { t } = useTranslation('reading')
  return (
    <Loading label={t('loadingMessage')}>
      <div className={styles.skeleton}>
        <Skeleton width="60%" height={24} shape="block" />
        <div className={styles.skeletonPeople}>
          <Skeleton shape="disc" height={40} />
          <div className={styles.skeletonLines}>
            <Skeleton width="30%" height={14} />
            <Skeleton width="45%" />
          </div>
        </div>
        <Lines />
      </div>
    </Loading>
  )
}

/** The same of the text alone: who wrote it and of what is known. */
export function TextSkeleton() {
  const { t } = useTranslation('reading')
  return (
    <Loading label={t('loadingMessage')}>
      <Lines />
    </Loading>
  )
}

const Lines = () => (
  <div className={styles.skeletonLines}>
    {['96%', '88%', '92%', '70%', '84%', '40%'].map((width, index) => (
      <Skeleton key={index} width={width} height={14} />
    ))}
  </div>
)
