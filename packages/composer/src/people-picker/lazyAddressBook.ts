import { lazyPart, persistently } from '@mailroom/ui'

const loadDialog = persistently(() => import('./AddressBookDialog'))

/** The window with the address book; its code comes when somebody opens it. */
export const AddressBookDialog = lazyPart(() =>
  loadDialog().then((parts) => ({ default: parts.AddressBookDialog })),
)
