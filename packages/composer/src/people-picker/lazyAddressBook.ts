import { partOf } from '@mailroom/ui'

const loadDialog = () => import('./AddressBookDialog')

/** The window with the address book; its code comes when somebody opens it. */
export const AddressBookDialog = partOf(loadDialog, 'AddressBookDialog')
