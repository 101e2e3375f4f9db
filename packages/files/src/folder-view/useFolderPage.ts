import type { DiskPlace, UploadId } from '@mailroom/core'
import { useDiskPage } from '@mailroom/react'
import { useEffect, useState } from 'react'

/** Files of one page. The next page comes when it is wanted. @source FC-01 */
export const pageSize = 20

/** A folder, page by page. */
export function useFolderPage(place: DiskPlace, folderId: UploadId | undefined) {
  const [number, setNumber] = useState(1)
  const answer = useDiskPage({ place, folderId, offset: (number - 1) * pageSize, limit: pageSize })
  const lastNumber = answer.page && Math.max(1, Math.ceil(answer.page.total / pageSize))
  // What stood on the last page has gone.
  useEffect(() => {
    if (lastNumber !== undefined) setNumber((before) => Math.min(before, lastNumber))
  }, [lastNumber])
  return { ...answer, number, setNumber }
}
