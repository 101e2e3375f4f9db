import { persistently } from '@mailroom/ui'
import { lazy } from 'react'

const loadDialog = persistently(() => import('./AddressBookDialog'))

/** The window with the address book; its code comes when somebody opens it. */
export const AddressBookDialog = lazy(() =>
  loadDialog().then((parts) => ({ default: parts.AddressBookDialog })),
)
