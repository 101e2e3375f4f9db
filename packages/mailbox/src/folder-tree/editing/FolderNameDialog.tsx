import {
  cleanFolderName,
  folderAt,
  folderNameFault,
  folderNameKey,
  isMailroomError,
  maxFolderNameLength,
  type Folder,
  type FolderId,
} from '@mailroom/core'
import { useSubmission } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useState } from 'react'
import type { SayDialog } from './dialogStrings'

export interface FolderNameDialogProps {
  t: SayDialog
  folders: readonly Folder[]
  title: string
  confirmLabel: string
  /** The folder whose name it is; undefined for a new one. */
  folder?: Folder
  /** The folder around it. */
  parent: FolderId | undefined
  /** Rejects when the mail system refuses the name. */
  onConfirm: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the name of a folder. What the mail system says of it stands at the name, and what was typed stays. */
export function FolderNameDialog(props: FolderNameDialogProps) {
  const { t, folders, title, confirmLabel, folder, parent, onConfirm, onClose } = props
  const [name, setName] = useState(folder?.name ?? '')
  const form = useId()

  const faultOf = (): string | undefined => {
    const rule = folderNameFault(name, parent === undefined)
    if (rule !== undefined) return t(ruleWords[rule], { max: maxFolderNameLength })
    const key = folderNameKey(folderAt({ name, parent }))
    const isTaken = folders.some((other) => other.id !== folder?.id && folderNameKey(other.id) === key)
    return isTaken ? t('nameTaken') : undefined
  }
  const { isBusy, fault, setFault, box, onSubmit } = useSubmission({
    check: faultOf,
    send: async () => {
      await onConfirm(cleanFolderName(name))
      onClose()
    },
    wordsOf: (error) => (isMailroomError(error) && error.kind === 'conflict' ? t('nameTaken') : undefined),
  })

  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={onSubmit}>
        <Field label={t('name')} error={fault} required>
          <TextInput
            ref={box}
            value={name}
            autoComplete="off"
            onFocus={(event) => event.target.select()}
            onBlur={({ relatedTarget }) => {
              // On the way to a button nothing may move under the pointer, or the press would miss it.
              if (!relatedTarget && name !== '') setFault(faultOf())
            }}
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

const ruleWords = {
  required: 'nameRequired',
  tooLong: 'nameTooLong',
  forbidden: 'nameForbidden',
  reserved: 'nameReserved',
} as const
