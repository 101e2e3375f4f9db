import type { Destination } from '@mailroom/core'
import { FileCenter } from '@mailroom/files'
import { useNavigationActs } from '@mailroom/react'

type Place = Omit<Extract<Destination, { kind: 'files' }>, 'kind'>

/** The file center at the place that the address names; comes with its own code. @source FC-01 */
export default function FilesPage({ place, folder }: Place) {
  const { navigate } = useNavigationActs()
  return (
    <FileCenter
      place={place}
      {...(folder !== undefined && { folderId: folder })}
      onGo={(to) =>
        navigate({
          kind: 'files',
          place: to.place,
          ...(to.folderId !== undefined && { folder: to.folderId }),
        })
      }
    />
  )
}
