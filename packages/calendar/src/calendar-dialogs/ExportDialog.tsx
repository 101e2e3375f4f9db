import type { Calendar, CalendarId } from '@mailroom/core'
import { useFileDownload } from '@mailroom/files'
import { useCalendarActs, useCalendars, useStrings } from '@mailroom/react'
import { Button, Dialog, Field } from '@mailroom/ui'
import { useState } from 'react'
import { CalendarSelect } from '../calendar-choice/CalendarSelect'
import { dialogStrings } from './dialogStrings'

export interface ExportDialogProps {
  /** Which one. @default the default one */
  calendar?: Calendar
  onClose: () => void
}

/**
 * Writes a calendar to an iCalendar file; that it is on its way is told beside, and it can be ended there.
 *
 * @internal
 * @source CA-05
 */
export function ExportDialog({ calendar, onClose }: ExportDialogProps) {
  const { t } = useStrings(dialogStrings)
  const { exportFile } = useCalendarActs()
  const download = useFileDownload()
  const calendars = useCalendars().calendars ?? (calendar ? [calendar] : [])
  const usual =
    calendars.find(({ id }) => id === calendar?.id) ?? calendars.find(({ isDefault }) => isDefault)
  const [chosen, choose] = useState<CalendarId>()
  const what = chosen ?? usual?.id
  return (
    <Dialog
      open
      size="small"
      onOpenChange={onClose}
      title={t('exportTitle')}
      description={t('exportHint')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={what === undefined}
            onClick={() => {
              onClose()
              if (what !== undefined) download((options) => exportFile({ calendarId: what }, options))
            }}
          >
            {t('export')}
          </Button>
        </>
      }
    >
      <Field label={t('calendar')}>
        <CalendarSelect calendars={calendars} value={what} onChange={choose} />
      </Field>
    </Dialog>
  )
}
