import type { DiskPlace, UploadId } from '@mailroom/core'
import { useErrorText } from '@mailroom/react'
import { Button, UploadIcon } from '@mailroom/ui'
import { AreaFace } from '../area/AreaFace'
import type { SayFiles } from '../filesStrings'
import { UnlockButton } from '../lock/UnlockButton'
import type { FolderFaceState } from './folderFaceRule'
import { FolderSkeleton } from './FolderSkeleton'

export interface FolderFaceProps {
  t: SayFiles
  face: FolderFaceState
  place: DiskPlace
  folderId: UploadId | undefined
  /** Absent where nothing may be put. */
  onUpload: (() => void) | undefined
  onTop: () => void
  onRetry: () => void
}

/** What a folder shows that has no rows: a drawing, a sentence, a way on. */
export function FolderFace({ t, face, place, folderId, onUpload, onTop, onRetry }: FolderFaceProps) {
  const errorText = useErrorText()
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>
  switch (face.kind) {
    case 'content':
      return null
    case 'loading':
      return <FolderSkeleton t={t} />
    case 'offline':
      return <AreaFace isError title={t('offlineTitle')} description={t('offlineHint')} action={retry} />
    case 'gone':
      return (
        <AreaFace isError title={t('folderGone')} action={<Button onClick={onTop}>{t('toTop')}</Button>} />
      )
    case 'locked':
      return (
        <AreaFace
          isError
          title={t('lockedTitle')}
          action={<UnlockButton scope="files" label={t('unlock')} />}
        />
      )
    case 'forbidden':
      return <AreaFace isError title={t('folderForbidden')} action={retry} />
    case 'error':
      return <AreaFace isError title={t('loadFailed')} description={errorText(face.error)} action={retry} />
    case 'empty':
      break
  }
  if (place === 'transit')
    return (
      <AreaFace
        title={t('emptyTransit')}
        description={t('emptyTransitHint')}
        action={<Button onClick={onRetry}>{t('refresh')}</Button>}
      />
    )
  return (
    <AreaFace
      title={t(folderId === undefined ? 'emptyTop' : 'emptyFolder')}
      description={onUpload && t('emptyHint')}
      action={
        onUpload ? (
          <Button variant="primary" icon={<UploadIcon />} onClick={onUpload}>
            {t('upload')}
          </Button>
        ) : (
          <Button onClick={onRetry}>{t('refresh')}</Button>
        )
      }
    />
  )
}
