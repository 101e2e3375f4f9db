import { maxDiskFileName, maxDiskFolderName, type DiskEntry, type DiskTarget } from '@mailroom/core'
import { useDiskActs, useErrorText } from '@mailroom/react'
import { Button, Dialog, Field, TextInput } from '@mailroom/ui'
import { useId, useRef, useState, type FormEvent } from 'react'
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
  const errorText = useErrorText()
  const [name, setName] = useState(entry?.name ?? '')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const wasMarked = useRef(false)
  const form = useId()
  const isFile = entry?.kind === 'file'
  const max = isFile ? maxDiskFileName : maxDiskFolderName

  const refuse = (reason: string | undefined) => {
    setFault(reason)
    input.current?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = nameFault(name, max)
    if (found) return refuse(t(found, { max }))
    if (name.trim() === entry?.name) return onClose()
    setBusy(true)
    try {
      await (entry ? acts.rename(target.place, entry.id, name.trim()) : acts.makeFolder(name.trim(), target))
      onClose()
    } catch (error) {
      refuse(errorText(error))
    } finally {
      setBusy(false)
    }
  }
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
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Field label={t(isFile ? 'fileName' : 'folderName')} error={fault} required>
          <TextInput
            ref={input}
            value={name}
            autoComplete="off"
            onFocus={({ target: box }) => {
              // The ending stays, unless somebody means it.
              if (!wasMarked.current) box.setSelectionRange(0, stemLength(name, isFile))
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
