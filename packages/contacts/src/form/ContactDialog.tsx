import { useAct } from '@mailroom/files'
import type { Address, Contact, ContactGroup, ContactGroupId, ContactId } from '@mailroom/core'
import { useContact, useContactActs, useErrorText } from '@mailroom/react'
import { Button, Dialog, Loading, Skeleton, TrashIcon, useToasts } from '@mailroom/ui'
import { useId, useState } from 'react'
import type { SayContacts } from '../contactsStrings'
import { shownName } from '../people-list/PersonLine'
import * as styles from './ContactForm.css'
import { ContactFormView } from './ContactFormView'
import { firstFields } from './contactFields'
import { useContactForm, useSaveContact } from './useContactForm'

export interface ContactDialogProps {
  t: SayContacts
  groups: readonly ContactGroup[]
  /** Whose contact is changed. @default somebody new is added */
  id?: ContactId
  /** Who is added, as far as is known. */
  person?: Address
  /** What somebody new comes into. */
  group?: ContactGroupId
  onClose: () => void
}

/** All that is noted of a contact, in a window. @source CT-02 */
export function ContactDialog(props: ContactDialogProps) {
  const { contact, error } = useContact(props.id)
  if (props.id !== undefined && !contact) return <Waiting {...props} error={error} />
  return <FormWindow {...props} contact={contact} />
}

function Waiting({ t, error, onClose }: ContactDialogProps & { error: unknown }) {
  const errorText = useErrorText()
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

function FormWindow(props: ContactDialogProps & { contact: Contact | undefined }) {
  const { t, groups, id, person, group, contact, onClose } = props
  const toasts = useToasts()
  const formId = useId()
  const [first] = useState(() => firstFields(contact, person, group))
  const form = useContactForm({
    ...{ t, first },
    save: useSaveContact(id),
    onSaved() {
      onClose()
      toasts.show({
        message: t(id === undefined ? 'contactAdded' : 'contactSaved', { name: shownName(form.fields) }),
      })
    },
  })
  const { remove, restore } = useContactActs()
  const act = useAct()
  const failed = (reason: string) => t('actFailed', { reason })
  const deleteIt = (ids: readonly ContactId[]) => {
    onClose()
    void act({
      run: () => remove(ids),
      done: t('removedOne', { name: shownName(first) }),
      failed,
      undo: () => restore(ids),
    })
  }
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={t(id === undefined ? 'newContact' : 'editContact')}
      closeLabel={t('close')}
      footer={
        <>
          {id !== undefined && (
            <span className={styles.before}>
              <Button variant="ghost" icon={<TrashIcon />} onClick={() => deleteIt([id])}>
                {t('delete')}
              </Button>
            </span>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <ContactFormView {...{ t, form, groups, formId }} />
    </Dialog>
  )
}
