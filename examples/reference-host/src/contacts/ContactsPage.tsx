import { ContactsView } from '@mailroom/contacts'
import type { Destination } from '@mailroom/core'
import { useNavigationActs, useSession } from '@mailroom/react'

type Place = Omit<Extract<Destination, { kind: 'contacts' }>, 'kind'>

/** The contacts at the place that the address names; comes with its own code. @source CT-01 */
export default function ContactsPage({ book, part }: Place) {
  const { navigate } = useNavigationActs()
  const { session } = useSession()
  const canWrite = session?.features.compose === true
  return (
    <ContactsView
      book={book}
      {...(part !== undefined && { part })}
      onGo={(to) => navigate({ kind: 'contacts', ...to })}
      {...(canWrite && { onWrite: (to: readonly string[]) => navigate({ kind: 'compose', to }) })}
    />
  )
}
