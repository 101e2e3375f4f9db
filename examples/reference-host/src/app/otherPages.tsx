import { useNavigation } from '@mailroom/react'
import { persistently } from '@mailroom/ui'
import { lazy, Suspense } from 'react'
import { AppCenter } from '../apps/AppCenter'
import { NotFound } from './NotFound'

const AdminPage = lazy(persistently(() => import('../admin/AdminPage')))

/** The pages that few come to, in one file. */
export function OtherPage() {
  const { destination } = useNavigation()
  if (destination.kind === 'admin')
    return (
      <Suspense fallback={null}>
        <AdminPage page={destination.page} />
      </Suspense>
    )
  return destination.kind === 'appCenter' ? <AppCenter /> : <NotFound />
}
