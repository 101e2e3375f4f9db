import { useNavigation } from '@mailroom/react'
import { LatePart, lazyPart, persistently } from '@mailroom/ui'
import { AppCenter } from '../apps/AppCenter'
import { NotFound } from './NotFound'

const AdminPage = lazyPart(persistently(() => import('../admin/AdminPage')))
const CalendarPage = lazyPart(persistently(() => import('../calendar/CalendarPage')))
const ContactsPage = lazyPart(persistently(() => import('../contacts/ContactsPage')))
const FilesPage = lazyPart(persistently(() => import('../files/FilesPage')))
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
  if (destination.kind === 'files')
    return (
      <LatePart>
        <FilesPage place={destination.place} folder={destination.folder} />
      </LatePart>
    )
  if (destination.kind === 'contacts')
    return (
      <LatePart>
        <ContactsPage book={destination.book} part={destination.part} />
      </LatePart>
    )
  if (destination.kind === 'calendar')
    return (
      <LatePart>
        <CalendarPage view={destination.view} day={destination.day} />
      </LatePart>
    )
  return destination.kind === 'appCenter' ? <AppCenter /> : <NotFound />
}
