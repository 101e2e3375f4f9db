import {
  fileShareDays,
  visibleFileName,
  type FileShare,
  type FileShareDays,
  type SharedFile,
} from '@mailroom/core'
import { useFileShareActs, useStrings, useSubmission } from '@mailroom/react'
import { Button, CopyIcon, Dialog, Field, Select, VisuallyHidden } from '@mailroom/ui'
import { useId, useState } from 'react'
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
  const [days, setDays] = useState<FileShareDays>(7)
  const [share, setShare] = useState<FileShare>()
  const copy = useCopyShare(t)
  const form = useId()
  const { isBusy, fault, setFault, onSubmit } = useSubmission({
    send: async () => {
      setFault(undefined)
      setShare(await create({ place: file.place, id: file.id }, days))
    },
  })
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
        <form id={form} onSubmit={onSubmit}>
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
