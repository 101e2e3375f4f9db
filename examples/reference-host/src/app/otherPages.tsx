import { useNavigation } from '@mailroom/react'
import { LatePart, lazyPart, persistently } from '@mailroom/ui'
import { AppCenter } from '../apps/AppCenter'
import { NotFound } from './NotFound'

const AdminPage = lazyPart(persistently(() => import('../admin/AdminPage')))
const RecordsPage = lazyPart(persistently(() => import('../records/RecordsPage')))

/** The pages that few come to, in one file. */
export function OtherPage() {
  const { destination } = useNavigation()
  if (destination.kind === 'admin')
    return (
      <LatePart>
        <AdminPage page={destination.page} />
      </LatePart>
    )
  if (destination.kind === 'records')
    return (
      <LatePart>
        <RecordsPage page={destination.page} />
      </LatePart>
    )
  return destination.kind === 'appCenter' ? <AppCenter /> : <NotFound />
}
