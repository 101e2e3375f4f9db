import { useAct } from '@mailroom/files'
import { maxContactGroupName, type ContactGroup, type ContactRow } from '@mailroom/core'
import { useContactActs, useSubmission } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useState } from 'react'
import type { SayContacts } from '../contactsStrings'

export interface GroupDialogProps {
  t: SayContacts
  /** What gets another name. @default a new group is made */
  group?: ContactGroup
  /** Who comes into the new group. */
  contacts?: readonly ContactRow[]
  onClose: () => void
}

/** Asks for the name of a group; why it is not taken is said below it, and what was typed stays. @source CT-02 */
export function GroupDialog({ t, group, contacts = [], onClose }: GroupDialogProps) {
  const { makeGroup, renameGroup, distribute } = useContactActs()
  const act = useAct()
  const failed = (reason: string) => t('actFailed', { reason })
  const [name, setName] = useState(group?.name ?? '')
  const form = useId()
  const wanted = name.trim()
  const { isBusy, fault, setFault, box, onSubmit } = useSubmission({
    check() {
      if (wanted === '') return t('groupNameMissing')
      return Array.from(wanted).length > maxContactGroupName
        ? t('groupNameTooLong', { max: maxContactGroupName })
        : undefined
    },
    async send() {
      if (wanted === group?.name) return onClose()
      const made = await (group ? renameGroup(group.id, wanted) : makeGroup(wanted))
      onClose()
      const ids = contacts.map(({ id }) => id)
      if (ids.length > 0)
        void act({
          run: () => distribute(ids, [made.id]),
          done: t('distributed', { count: ids.length, group: made.name }),
          failed,
        })
    },
  })
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t(group ? 'renameGroup' : 'newGroup')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {t(group ? 'rename' : 'create')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <Field label={t('groupName')} error={fault} required>
          <TextInput
            ref={box}
            value={name}
            autoComplete="off"
            onChange={(event) => {
              setName(event.target.value)
              setFault(undefined)
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
