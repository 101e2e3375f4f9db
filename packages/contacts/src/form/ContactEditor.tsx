import type { Address } from '@mailroom/core'
import { useContactAt, useContactGroups, useErrorText, useStrings } from '@mailroom/react'
import { Dialog, Loading, Skeleton } from '@mailroom/ui'
import { contactsStrings } from '../contactsStrings'
import { ContactDialog } from './ContactDialog'

export interface ContactEditorProps {
  /** Whose contact is changed; somebody without one is added. */
  person: Address
  onClose: () => void
}

/** The window of somebody's contact, wherever they are met. @source ML-13, CT-02 */
export function ContactEditor({ person, onClose }: ContactEditorProps) {
  const { t } = useStrings(contactsStrings)
  const { contact, error } = useContactAt(person.address)
  const groups = useContactGroups().groups?.groups ?? []
  const errorText = useErrorText()
  if (contact !== undefined)
    return <ContactDialog {...{ t, groups, person, onClose }} {...(contact && { id: contact.id })} />
  return (
    <Dialog open onOpenChange={onClose} title={t('editContact')} closeLabel={t('close')}>
      {error === undefined ? (
        <Loading label={t('loadingPerson')}>
          <Skeleton shape="block" height={240} />
        </Loading>
      ) : (
        <p role="alert">{errorText(error)}</p>
      )}
    </Dialog>
  )
}
