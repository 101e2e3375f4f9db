import { useStrings } from '@mailroom/react'
import { Button, Dialog } from '@mailroom/ui'
import { PeoplePicker, type PeoplePickerProps } from './PeoplePicker'
import { peopleStrings } from './peopleStrings'

export interface AddressBookDialogProps extends Omit<PeoplePickerProps, 'showChosen'> {
  isOpen: boolean
  onClose: () => void
}

/** The address book in a window of its own. @source CO-18 */
export function AddressBookDialog({ isOpen, onClose, ...picker }: AddressBookDialogProps) {
  const { t } = useStrings(peopleStrings)
  return (
    <Dialog
      open={isOpen}
      size="large"
      onOpenChange={(open) => !open && onClose()}
      title={t('addressBook')}
      closeLabel={t('close')}
      initialFocus='input[type="search"]'
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <PeoplePicker {...picker} showChosen />
    </Dialog>
  )
}
