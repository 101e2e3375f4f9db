import { ContactPicker } from '@mailroom/contacts'
import type { Address } from '@mailroom/core'
import { Button, Dialog } from '@mailroom/ui'
import type { SayEventForm } from '../eventFormStrings'

/** Those who are needed, and those who may come. */
export type GuestLine = 'required' | 'optional'

export interface GuestPickerProps {
  t: SayEventForm
  chosen: Readonly<Record<GuestLine, readonly Address[]>>
  onChosenChange: (line: GuestLine, people: readonly Address[]) => void
  onClose: () => void
}

/** The address book in a window over the form. @source CA-02, CT-04 */
export function GuestPicker({ t, chosen, onChosenChange, onClose }: GuestPickerProps) {
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={t('addressBook')}
      closeLabel={t('close')}
      initialFocus='input[type="search"]'
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <ContactPicker
        lines={[
          { value: 'required', label: t('guests') },
          { value: 'optional', label: t('optionalGuests') },
        ]}
        {...{ chosen, onChosenChange }}
      />
    </Dialog>
  )
}
