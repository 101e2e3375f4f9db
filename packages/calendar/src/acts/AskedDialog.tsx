import { useErrorText, useEvent } from '@mailroom/react'
import { LatePart, partOf, useToasts } from '@mailroom/ui'
import { useEffect } from 'react'
import type { SayCalendar } from '../calendarStrings'
import type { Asked } from './Asked'

const EventDialog = /* @__PURE__ */ partOf(() => import('../event-form/EventDialog'), 'EventDialog')
const CalendarDialog = /* @__PURE__ */ partOf(
  () => import('../calendar-dialogs/CalendarDialog'),
  'CalendarDialog',
)
const RemoveCalendarDialog = /* @__PURE__ */ partOf(
  () => import('../calendar-dialogs/RemoveCalendarDialog'),
  'RemoveCalendarDialog',
)
const ImportDialog = /* @__PURE__ */ partOf(() => import('../calendar-dialogs/ImportDialog'), 'ImportDialog')
const ExportDialog = /* @__PURE__ */ partOf(() => import('../calendar-dialogs/ExportDialog'), 'ExportDialog')

export interface AskedDialogProps {
  t: SayCalendar
  asked: Asked
  onClose: () => void
}

/** The window that was wanted; its code comes when it opens. */
export function AskedDialog(props: AskedDialogProps) {
  return (
    <LatePart>
      <LateDialog {...props} />
    </LatePart>
  )
}

function LateDialog({ t, asked, onClose }: AskedDialogProps) {
  switch (asked.kind) {
    case 'newEvent':
      return (
        <EventDialog
          onClose={onClose}
          begin={{
            time: asked.time,
            ...(asked.calendar !== undefined && { calendarId: asked.calendar }),
          }}
        />
      )
    case 'editEvent':
      return <EditDialog {...{ t, asked, onClose }} />
    case 'newCalendar':
      return <CalendarDialog onClose={onClose} />
    case 'editCalendar':
      return <CalendarDialog onClose={onClose} calendar={asked.calendar} />
    case 'share':
      return <CalendarDialog onClose={onClose} calendar={asked.calendar} startAt="people" />
    case 'removeCalendar':
      return <RemoveCalendarDialog onClose={onClose} calendar={asked.calendar} />
    case 'import':
      return <ImportDialog onClose={onClose} {...(asked.calendar && { calendar: asked.calendar })} />
    case 'export':
      return <ExportDialog onClose={onClose} {...(asked.calendar && { calendar: asked.calendar })} />
  }
}

interface EditDialogProps {
  t: SayCalendar
  asked: Extract<Asked, { kind: 'editEvent' }>
  onClose: () => void
}

/** An event is known when it was looked at; else it is asked for, and the window opens with it. */
function EditDialog({ t, asked, onClose }: EditDialogProps) {
  const { event, error } = useEvent(asked.id, asked.occurrence)
  const errorText = useErrorText()
  const { show } = useToasts()
  useEffect(() => {
    if (error === undefined || event) return
    show({ tone: 'danger', message: t('eventFailed', { reason: errorText(error) ?? '' }) })
    onClose()
  }, [error, event, errorText, show, t, onClose])
  return event ? <EventDialog {...{ event, onClose }} /> : null
}
