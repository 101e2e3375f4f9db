import { useDisk, useSession, useShares, useStrings } from '@mailroom/react'
import { filesStrings } from '../filesStrings'
import { FolderView } from '../folder-view/FolderView'
import { UploadPanel } from '../uploads/panel/UploadPanel'
import { BehindFileLock } from './BehindFileLock'
import type { FileCenterProps } from './FileCenter'
import * as styles from './FileCenter.css'
import { FilesFace } from './FilesFace'
import { PlaceNav } from './PlaceNav'

/** The places, and the folder that is open, once the lock is. */
export function FileArea({ place, folderId, onGo }: FileCenterProps) {
  const { t } = useStrings(filesStrings)
  const { isAvailable } = useDisk()
  const { session } = useSession()
  const mayManage = useShares().rights?.mayManage !== false
  // Its owner lets one work with mails, but not look into what they keep.
  if (!mayManage) return <FilesFace title={t('ofOwner')} description={t('ofOwnerHint')} />
  if (!isAvailable || session?.features.files === false) return <FilesFace title={t('notOffered')} />
  return (
    <div className={styles.area}>
      <div className={styles.columns}>
        <PlaceNav t={t} place={place} onGo={onGo} />
        <section className={styles.content} aria-label={t(place)}>
          <BehindFileLock t={t}>
            <FolderView
              key={`${place} ${folderId ?? ''}`}
              t={t}
              place={place}
              folderId={folderId}
              onGo={onGo}
            />
          </BehindFileLock>
          <UploadPanel />
        </section>
      </div>
    </div>
  )
}
