import { useTranslation } from '@mailroom/react'
import { LatePart, Loading, Skeleton } from '@mailroom/ui'
import type { ReactNode } from 'react'
import * as styles from './area.css'

/**
 * An area whose code comes when it is first shown.
 *
 * @internal
 */
export function LateArea({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <LatePart
      fallback={
        <div className={styles.waiting}>
          <Loading label={t('loading')}>
            <Skeleton shape="block" height={240} />
          </Loading>
        </div>
      }
    >
      {children}
    </LatePart>
  )
}
