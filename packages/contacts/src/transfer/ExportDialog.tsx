import {
  contactExportKinds,
  type ContactExportChoice,
  type ContactExportKind,
  type ContactGroup,
} from '@mailroom/core'
import { useFileDownload } from '@mailroom/files'
import { useContactActs } from '@mailroom/react'
import { Button, Dialog, Field, SegmentedControl, Select } from '@mailroom/ui'
import { useState } from 'react'
import type { SayContacts } from '../contactsStrings'
import { placeKind, type ContactPlace } from '../places/ContactPlace'
import * as styles from './ExportDialog.css'

export interface ExportDialogProps {
  t: SayContacts
  groups: readonly ContactGroup[]
  place: ContactPlace
  onClose: () => void
}

/** Writes contacts to a file: all, those of a group, or those of none. @source CT-03 */
export function ExportDialog({ t, groups, place, onClose }: ExportDialogProps) {
  const { exportFile } = useContactActs()
  const download = useFileDownload()
  const shown = placeKind(place)
  const [kind, setKind] = useState<ContactExportKind>('xlsx')
  const [group, setGroup] = useState(shown.kind === 'contacts' ? String(shown.group ?? '') : '')
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('exportTitle')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              download((options) => exportFile(kind, choiceOf(group), options))
            }}
          >
            {t('export')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Field label={t('exportWhat')}>
          <Select
            value={group}
            options={[
              { value: '', label: t('personal') },
              ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
              ...(groups.length > 0 ? [{ value: 'none', label: t('ungrouped') }] : []),
            ]}
            onValueChange={setGroup}
          />
        </Field>
        <SegmentedControl
          label={t('exportAs')}
          segments={contactExportKinds.map((each) => ({ value: each, label: t(`kind_${each}`) }))}
          value={kind}
          onValueChange={setKind}
        />
      </div>
    </Dialog>
  )
}

/** @param group empty for all */
function choiceOf(group: string): ContactExportChoice {
  if (group === '') return { all: true }
  return { group: group === 'none' ? group : Number(group) }
}
