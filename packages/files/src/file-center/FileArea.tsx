import { useDisk, useSession, useShares, useStrings } from '@mailroom/react'
import { SideArea } from '@mailroom/ui'
import { filesStrings } from '../filesStrings'
import { FolderView } from '../folder-view/FolderView'
import { UploadPanel } from '../uploads/panel/UploadPanel'
import { BehindFileLock } from './BehindFileLock'
import type { FileCenterProps } from './FileCenter'
import { AreaFace } from '../area/AreaFace'
import { PlaceEntries } from './PlaceEntries'

/** The places, and the folder that is open, once the lock is. */
export function FileArea({ place, folderId, onGo }: FileCenterProps) {
  const { t } = useStrings(filesStrings)
  const { isAvailable } = useDisk()
  const { session } = useSession()
  const mayManage = useShares().rights?.mayManage !== false
  // Its owner lets one work with mails, but not look into what they keep.
  if (!mayManage) return <AreaFace title={t('ofOwner')} description={t('ofOwnerHint')} />
  if (!isAvailable || session?.features.files === false) return <AreaFace title={t('notOffered')} />
  return (
    <SideArea
      label={t('places')}
      title={t(place)}
      entries={<PlaceEntries t={t} place={place} onGo={onGo} />}
      fills
    >
      <BehindFileLock t={t}>
        <FolderView key={`${place} ${folderId ?? ''}`} t={t} place={place} folderId={folderId} onGo={onGo} />
      </BehindFileLock>
      <UploadPanel />
    </SideArea>
  )
}
