import {
  fileShareDays,
  visibleFileName,
  type FileShare,
  type FileShareDays,
  type SharedFile,
} from '@mailroom/core'
import { useErrorText, useFileShareActs, useStrings } from '@mailroom/react'
import { Button, CopyIcon, Dialog, Field, Select, VisuallyHidden } from '@mailroom/ui'
import { useId, useState, type FormEvent } from 'react'
import { shareStrings } from './shareStrings'
import { SharedLink } from './SharedLink'
import { useCopyShare } from './useCopyShare'

export interface ShareDialogProps {
  file: SharedFile & { readonly name: string }
  onClose: () => void
}

/** Shares one file: for how long, and then what is to be given on. @source FC-03 */
export function ShareDialog({ file, onClose }: ShareDialogProps) {
  const { t } = useStrings(shareStrings)
  const { create } = useFileShareActs()
  const errorText = useErrorText()
  const [days, setDays] = useState<FileShareDays>(7)
  const [share, setShare] = useState<FileShare>()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const copy = useCopyShare(t)
  const form = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFault(undefined)
    try {
      setShare(await create({ place: file.place, id: file.id }, days))
    } catch (error) {
      setFault(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('title', { name: visibleFileName(file.name) })}
      description={share ? t('created') : t('hint')}
      closeLabel={t('close')}
      footer={
        share ? (
          <>
            <Button icon={<CopyIcon />} onClick={() => void copy(share)}>
              {t('copy')}
            </Button>
            <Button variant="primary" onClick={onClose}>
              {t('done')}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button variant="primary" type="submit" form={form} busy={isBusy}>
              {t('create')}
            </Button>
          </>
        )
      }
    >
      {share ? (
        <SharedLink t={t} share={share} />
      ) : (
        <form id={form} onSubmit={(event) => void submit(event)}>
          <Field label={t('days')} error={fault}>
            <Select
              value={String(days)}
              options={fileShareDays.map((each) => ({ value: String(each), label: t(`days_${each}`) }))}
              onValueChange={(value) => setDays(fileShareDays.find((each) => String(each) === value) ?? days)}
            />
          </Field>
        </form>
      )}
      <VisuallyHidden>
        <span role="status">{share ? t('created') : ''}</span>
      </VisuallyHidden>
    </Dialog>
  )
}
