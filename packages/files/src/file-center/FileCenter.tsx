import type { DiskPlace, UploadId } from '@mailroom/core'
import { partOf } from '@mailroom/ui'
import { LateArea } from '../area/LateArea'

/** Where the reader is in the file center, and the way to other places. @public */
export interface FileCenterProps {
  place: DiskPlace
  /** @default the top */
  folderId?: UploadId
  /** Another place or folder is wanted: the host keeps it, and gives it back. */
  onGo: (to: FilePlace) => void
}

/** A place in the file center. @public */
export interface FilePlace {
  readonly place: DiskPlace
  /** Absent: the top. */
  readonly folderId?: UploadId
}

const FileArea = /* @__PURE__ */ partOf(() => import('./FileArea'), 'FileArea')

/**
 * One's own disk, the disk of the organisation, and what lies in transit for mails. It fills its element; its code comes
 * when it is first shown.
 *
 * @public
 * @source FC-01, FC-02, FC-05, LK-05
 */
export function FileCenter(props: FileCenterProps) {
  return (
    <LateArea>
      <FileArea {...props} />
    </LateArea>
  )
}
