import { contactFileKind, maxContactFileBytes, type ContactGroup } from '@mailroom/core'
import { FileImport } from '@mailroom/files'
import { useContactActs } from '@mailroom/react'
import { Field, SegmentedControl, Select } from '@mailroom/ui'
import { useState } from 'react'
import type { SayContacts } from '../contactsStrings'
import { placeKind, type ContactPlace } from '../places/ContactPlace'
import { ImportOutcome } from './ImportOutcome'

/** Endings that the browser offers. */
const accepted = '.xlsx,.xls,.csv,.vcf,.vcard,text/csv,text/vcard'

export interface ImportDialogProps {
  t: SayContacts
  groups: readonly ContactGroup[]
  place: ContactPlace
  onClose: () => void
}

/** Takes over the contacts of a file. @source CT-03 */
export function ImportDialog({ t, groups, place, onClose }: ImportDialogProps) {
  const { importFile } = useContactActs()
  const [onKnown, setOnKnown] = useState<'ignore' | 'overwrite'>('ignore')
  const kind = placeKind(place)
  const [group, setGroup] = useState(
    kind.kind === 'contacts' && kind.group !== 'none' ? String(kind.group ?? '') : '',
  )
  return (
    <FileImport
      {...{ accepted, onClose }}
      words={{
        ...{ title: t('importTitle'), hint: t('importHint'), choose: t('chooseFile'), drop: t('dropFile') },
        ...{ cancel: t('cancel'), close: t('close') },
        uploading: (name) => t('uploading', { name }),
        takingOver: (name) => t('takingOver', { name }),
      }}
      refusalOf={({ name, size }) => {
        if (!contactFileKind(name)) return t('fileUnknown')
        if (size === 0) return t('fileEmpty')
        return size > maxContactFileBytes
          ? t('fileTooLarge', { megabytes: maxContactFileBytes / 1024 / 1024 })
          : undefined
      }}
      take={(file, options) =>
        importFile(file, { onKnown, ...(group !== '' && { group: Number(group) }) }, options)
      }
      renderOutcome={(outcome) => <ImportOutcome {...{ t, outcome }} />}
    >
      {(isRunning) => (
        <>
          <SegmentedControl
            label={t('onKnown')}
            segments={[
              { value: 'ignore', label: t('ignoreKnown'), disabled: isRunning },
              { value: 'overwrite', label: t('overwriteKnown'), disabled: isRunning },
            ]}
            value={onKnown}
            onValueChange={setOnKnown}
          />
          {groups.length > 0 && (
            <Field label={t('intoGroup')}>
              <Select
                value={group}
                disabled={isRunning}
                options={[
                  { value: '', label: t('noGroup') },
                  ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
                onValueChange={setGroup}
              />
            </Field>
          )}
        </>
      )}
    </FileImport>
  )
}
