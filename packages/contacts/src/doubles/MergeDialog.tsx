import type { Contact, ContactGroup, ContactId } from '@mailroom/core'
import { useContactActs, useContactsById, useErrorText } from '@mailroom/react'
import { Button, Dialog, Loading, Skeleton, useToasts } from '@mailroom/ui'
import { useId, useState } from 'react'
import type { SayContacts } from '../contactsStrings'
import { ContactFormView } from '../form/ContactFormView'
import { useContactForm } from '../form/useContactForm'
import { shownName } from '../people-list/PersonLine'
import { mergedFields } from './mergedFields'

export interface MergeDialogProps {
  t: SayContacts
  groups: readonly ContactGroup[]
  /** At least two; the first stays. */
  ids: readonly ContactId[]
  onClose: () => void
}

/** Makes one contact of several: a form shows what they say together. @source CT-06 */
export function MergeDialog(props: MergeDialogProps) {
  const { t, ids, onClose } = props
  const { contacts, error } = useContactsById(ids)
  const errorText = useErrorText()
  if (contacts) return <MergeWindow {...props} contacts={contacts} />
  return (
    <Dialog open onOpenChange={onClose} title={t('mergeTitle')} closeLabel={t('close')}>
      {error === undefined ? (
        <Loading label={t('loadingPeople')}>
          <Skeleton shape="block" height={240} />
        </Loading>
      ) : (
        <p role="alert">{errorText(error)}</p>
      )}
    </Dialog>
  )
}

function MergeWindow(props: MergeDialogProps & { contacts: readonly Contact[] }) {
  const { t, groups, contacts, onClose } = props
  const { merge } = useContactActs()
  const toasts = useToasts()
  const formId = useId()
  // What is merged stands still while it is looked at.
  const [ids] = useState(props.ids)
  const [first] = useState(() => mergedFields(contacts))
  const form = useContactForm({
    ...{ t, first },
    save: (fields) => merge(ids, fields),
    onSaved() {
      onClose()
      toasts.show({ message: t('merged', { count: ids.length, name: shownName(form.fields) }) })
    },
  })
  return (
    <Dialog
      open
      size="large"
      onOpenChange={onClose}
      title={t('mergeTitle')}
      description={t('mergeHint', { count: ids.length })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.isBusy}>
            {t('merge')}
          </Button>
        </>
      }
    >
      <ContactFormView {...{ t, form, groups, formId }} />
    </Dialog>
  )
}
