import { BehindLock } from '@mailroom/files'
import { useStrings } from '@mailroom/react'
import { EmptyState } from '@mailroom/ui'
import type { ReactNode } from 'react'
import { lockStrings } from './lockStrings'

/** Shows a part of the mailbox once the folder lock is open. @source SE-29 */
export function BehindFolderLock({ children }: { children: ReactNode }) {
  const { t } = useStrings(lockStrings)
  return (
    <BehindLock
      scope="folders"
      unlockLabel={t('open')}
      waiting={null}
      renderFailed={(reason) => <p role="alert">{reason}</p>}
      renderLocked={(action) => <EmptyState title={t('isClosed')} action={action} />}
    >
      {children}
    </BehindLock>
  )
}
