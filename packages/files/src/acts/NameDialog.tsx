import { maxDiskFileName, maxDiskFolderName, type DiskEntry, type DiskTarget } from '@mailroom/core'
import { useDiskActs, useSubmission } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useRef, useState } from 'react'
import type { SayFiles } from '../filesStrings'
import { nameFault, stemLength } from './entryNames'

export interface NameDialogProps {
  t: SayFiles
  /** Where a new folder is made, or what is renamed lies. */
  target: DiskTarget
  /** What gets another name. @default a new folder is made */
  entry: DiskEntry | undefined
  onClose: () => void
}

/** Asks for a name; why it is not taken is said below it, and what was typed stays. @source FC-01 */
export function NameDialog({ t, target, entry, onClose }: NameDialogProps) {
  const acts = useDiskActs()
  const [name, setName] = useState(entry?.name ?? '')
  const wasMarked = useRef(false)
  const form = useId()
  const isFile = entry?.kind === 'file'
  const max = isFile ? maxDiskFileName : maxDiskFolderName
  const { isBusy, fault, setFault, box, onSubmit } = useSubmission({
    check: () => {
      const found = nameFault(name, max)
      return found && t(found, { max })
    },
    send: async () => {
      const wanted = name.trim()
      if (!entry) await acts.makeFolder(wanted, target)
      else if (wanted !== entry.name) await acts.rename(target.place, entry.id, wanted)
      onClose()
    },
  })
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t(!entry ? 'newFolderTitle' : isFile ? 'renameFileTitle' : 'renameFolderTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={isBusy}>
            {t(entry ? 'rename' : 'create')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={onSubmit}>
        <Field label={t(isFile ? 'fileName' : 'folderName')} error={fault} required>
          <TextInput
            ref={box}
            value={name}
            autoComplete="off"
            onFocus={({ target: input }) => {
              // The ending stays, unless somebody means it.
              if (!wasMarked.current) input.setSelectionRange(0, stemLength(name, isFile))
              wasMarked.current = true
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
