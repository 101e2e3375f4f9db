import type { DiskPlace, OnlineFile } from '@mailroom/core'
import { useDisk, useErrorText, useStrings } from '@mailroom/react'
import { Button, Dialog, Tabs, useToasts } from '@mailroom/ui'
import { useState } from 'react'
import { linkChosen, type ChosenFile } from './chosenFiles'
import { DiskTab } from './DiskTab'
import * as styles from './OnlineFiles.css'
import { onlineStrings } from './onlineStrings'

/** Where files lie, in the order of the tabs. @source AT-04 */
const places: readonly DiskPlace[] = ['transit', 'personal', 'company']

export interface OnlineFilesProps {
  isOpen: boolean
  onClose: () => void
  /** The mail is to link to these. */
  onAdd: (files: readonly OnlineFile[]) => void
}

/** What lies in transit and on the disks, several of which are added to a mail. @source AT-04 */
export function OnlineFilesDialog({ isOpen, onClose, onAdd }: OnlineFilesProps) {
  const { t } = useStrings(onlineStrings)
  const disk = useDisk()
  const toasts = useToasts()
  const errorText = useErrorText()
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([])
  const [isBusy, setBusy] = useState(false)
  const toggle = (file: ChosenFile) =>
    setChosen((before) => {
      const rest = before.filter((each) => each.entry.id !== file.entry.id)
      return rest.length < before.length ? rest : [...before, file]
    })
  const add = async () => {
    setBusy(true)
    try {
      onAdd(await linkChosen(disk, chosen))
      setChosen([])
      onClose()
    } catch (error) {
      toasts.show({ message: errorText(error) ?? '', tone: 'danger' })
    } finally {
      setBusy(false)
    }
  }
  const show = (place: DiskPlace) => <DiskTab t={t} place={place} chosen={chosen} onToggle={toggle} />
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      closeLabel={t('close')}
      initialFocus='[role="tab"]'
      footer={
        <>
          <span role="status" className={styles.count}>
            {t('chosen', { count: chosen.length })}
          </span>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={chosen.length === 0} busy={isBusy} onClick={() => void add()}>
            {t('add')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('places')}
        tabs={places.map((place) => ({
          value: place,
          label: t(place),
          content: () => show(place),
        }))}
      />
    </Dialog>
  )
}
