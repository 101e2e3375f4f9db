import type { ReactNode } from 'react'
import type { SayFiles } from '../filesStrings'
import { FolderSkeleton } from '../folder-view/FolderSkeleton'
import { BehindLock } from '../lock/BehindLock'
import { AreaFace } from '../area/AreaFace'

/** Shows files once the lock of the file center is open. @source LK-05 */
export function BehindFileLock({ t, children }: { t: SayFiles; children: ReactNode }) {
  return (
    <BehindLock
      scope="files"
      unlockLabel={t('unlock')}
      waiting={<FolderSkeleton t={t} />}
      renderFailed={(reason) => <AreaFace isError title={reason} />}
      renderLocked={(action) => <AreaFace title={t('lockedTitle')} action={action} />}
    >
      {children}
    </BehindLock>
  )
}
