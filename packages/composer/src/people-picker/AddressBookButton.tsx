import { useAdapter } from '@mailroom/react'
import { IconButton, LatePart, UsersIcon } from '@mailroom/ui'
import { useState } from 'react'
import type { SayComposer } from '../composeStrings'
import { AddressBookDialog } from './lazyAddressBook'
import type { PeoplePickerProps } from './PeoplePicker'

export interface AddressBookButtonProps extends Omit<PeoplePickerProps, 'showChosen'> {
  t: SayComposer
}

/** Opens the address book; nothing where the mail system keeps none. @source CO-18 */
export function AddressBookButton({ t, ...picker }: AddressBookButtonProps) {
  const { contacts } = useAdapter()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  if (!contacts) return null
  return (
    <>
      <IconButton
        size="small"
        label={t('addressBook')}
        icon={<UsersIcon />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <LatePart>
          <AddressBookDialog {...picker} isOpen={isOpen} onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </>
  )
}
