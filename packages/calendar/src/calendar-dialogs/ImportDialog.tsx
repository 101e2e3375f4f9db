import {
  isMailroomError,
  maxCalendarFileBytes,
  maxCalendarFileEvents,
  type Calendar,
  type CalendarId,
  type CalendarImportOutcome,
} from '@mailroom/core'
import { FileImport, ImportReport } from '@mailroom/files'
import { useCalendarActs, useCalendars, useStrings } from '@mailroom/react'
import { Field } from '@mailroom/ui'
import { useState } from 'react'
import { writable } from '../event-form/eventForm'
import { ownZone } from '../event-form/typedTimes'
import { CalendarSelect } from '../calendar-choice/CalendarSelect'
import { dialogStrings, type SayDialogs } from './dialogStrings'

const limits = { megabytes: maxCalendarFileBytes / 1024 / 1024, events: maxCalendarFileEvents }

export interface ImportDialogProps {
  /** Into which one. @default the default one */
  calendar?: Calendar
  onClose: () => void
}

/**
 * Takes over the events of an iCalendar file.
 *
 * @internal
 * @source CA-05
 */
export function ImportDialog({ calendar, onClose }: ImportDialogProps) {
  const { t } = useStrings(dialogStrings)
  const { importFile } = useCalendarActs()
  const open = writable(useCalendars().calendars ?? (calendar ? [calendar] : []))
  const usual = open.find(({ id }) => id === calendar?.id) ?? open.find(({ isDefault }) => isDefault)
  const [chosen, choose] = useState<CalendarId>()
  const into = chosen ?? usual?.id
  return (
    <FileImport
      {...{ onClose }}
      accepted=".ics,text/calendar"
      words={{
        ...{ title: t('importTitle'), hint: t('importHint', limits), choose: t('chooseFile') },
        ...{ drop: t('dropFile'), cancel: t('cancel'), close: t('close') },
        uploading: (name) => t('uploading', { name }),
        takingOver: (name) => t('takingOver', { name }),
      }}
      refusalOf={({ name, size }) => {
        if (!/\.ics$/i.test(name)) return t('fileUnknown')
        if (size === 0) return t('fileEmpty')
        return size > maxCalendarFileBytes ? t('fileTooLarge', limits) : undefined
      }}
      wordsOf={(error) => refusalWords(t, error)}
      take={(file, options) => importFile(file, { calendarId: into ?? 0, timeZone: ownZone() }, options)}
      renderOutcome={(outcome) => <Outcome {...{ t, outcome }} />}
    >
      {(isRunning) => (
        <Field label={t('into')}>
          <CalendarSelect calendars={open} value={into} disabled={isRunning} onChange={choose} />
        </Field>
      )}
    </FileImport>
  )
}

/** Why a file was not taken over, where it is more than that it was not. */
function refusalWords(t: SayDialogs, error: unknown): string | undefined {
  if (!isMailroomError(error)) return undefined
  if (error.kind === 'invalid' && error.details.fields?.file) return t('fileWrong')
  if (error.kind === 'tooLarge') return t('fileTooLarge', limits)
  return error.kind === 'overQuota' ? t('full') : undefined
}

function Outcome({ t, outcome }: { t: SayDialogs; outcome: CalendarImportOutcome }) {
  const { added, changed, faults, faultCount } = outcome
  const counts = [
    t('importAdded', { count: added }),
    changed > 0 && t('importChanged', { count: changed }),
    faultCount > 0 && t('importFaults', { count: faultCount }),
  ].filter((each) => each !== false)
  return (
    <ImportReport
      {...{ counts }}
      faultsLabel={t('importFaultList')}
      faults={faults.map(({ title, fault }) => ({
        name: title.trim() === '' ? t('untitled') : title,
        reason: t(`fault_${fault}`),
      }))}
      {...(faultCount > faults.length && { more: t('moreFaults', { count: faultCount - faults.length }) })}
    />
  )
}
