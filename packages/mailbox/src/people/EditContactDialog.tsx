import type { Address } from '@mailroom/core'
import { usePersonActions, useStrings } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useState, type FormEvent } from 'react'
import { personStrings } from './personStrings'

export interface EditContactDialogProps {
  person: Address
  onClose: () => void
}

/** The name under which somebody stands in the address book. @source ML-13 */
export function EditContactDialog({ person, onClose }: EditContactDialogProps) {
  const { t } = useStrings(personStrings)
  const { renameContact, removeContact } = usePersonActions()
  const [name, setName] = useState(person.name)
  const form = useId()
  const save = (event: FormEvent) => {
    event.preventDefault()
    onClose()
    if (name.trim() !== '' && name.trim() !== person.name)
      void renameContact({ address: person.address, name: name.trim() })
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('editContact')}
      description={<bdi>{person.address}</bdi>}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            variant="ghost"
            onClick={() => {
              onClose()
              void removeContact(person)
            }}
          >
            {t('removeContact')}
          </Button>
          <Button type="submit" form={form} variant="primary">
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save}>
        <Field label={t('name')} hint={t('nameHint')}>
          <TextInput maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
