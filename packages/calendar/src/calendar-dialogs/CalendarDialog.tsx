import type { Calendar } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { Button, Dialog, Field, TextInput, useToasts } from '@mailroom/ui'
import { useId, useRef } from 'react'
import { ColorField } from '../colors/ColorField'
import * as styles from './CalendarDialog.css'
import { dialogStrings } from './dialogStrings'
import { ShareeFields, type ShareeFieldsHandle } from './ShareeFields'
import { useCalendarForm } from './useCalendarForm'

export interface CalendarDialogProps {
  /** What is changed. @default a new one is made */
  calendar?: Calendar
  /** What is wanted of it first. @default its name */
  startAt?: 'name' | 'people'
  onClose: () => void
  onSaved?: (calendar: Calendar) => void
}

/**
 * The name of a calendar, its colour and whom it is shared with. Of one of somebody else the colour that one sees.
 *
 * @internal
 * @source CA-03
 */
export function CalendarDialog({ calendar, startAt = 'name', onClose, onSaved }: CalendarDialogProps) {
  const { t } = useStrings(dialogStrings)
  const toasts = useToasts()
  const formId = useId()
  const people = useRef<ShareeFieldsHandle>(null)
  const form = useCalendarForm({
    ...{ t, calendar },
    commitPeople: () => people.current?.commit(),
    onSaved(saved) {
      onClose()
      toasts.show({ message: t(calendar ? 'saved' : 'added', { name: saved.name }) })
      onSaved?.(saved)
    },
  })
  const { fields, change, faultOf } = form
  const isOwn = calendar === undefined || calendar.access === 'own'
  const owner = calendar?.owner
  return (
    <Dialog
      open
      fillsNarrow={isOwn}
      onOpenChange={onClose}
      title={calendar ? t('editTitle', { name: calendar.name }) : t('newTitle')}
      closeLabel={t('close')}
      initialFocus={startAt === 'people' ? '[data-share] input' : undefined}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} busy={form.isBusy}>
            {t(calendar ? 'save' : 'create')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.form} onSubmit={form.submit}>
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )}
        {isOwn ? (
          <Field label={t('name')} error={faultOf('name')} required>
            <TextInput
              value={fields.name}
              autoComplete="off"
              onChange={({ target }) => change({ name: target.value })}
              onBlur={form.leaveName}
            />
          </Field>
        ) : (
          <p className={styles.hint}>{t('othersHint', { owner: owner?.name || owner?.address || '' })}</p>
        )}
        <ColorField
          label={t('color')}
          value={fields.color}
          onChange={(color) => color !== undefined && change({ color })}
        />
        {isOwn && (
          <ShareeFields
            handle={people}
            {...{ t }}
            sharees={fields.sharees}
            unclear={form.unclear}
            error={faultOf('sharees')}
            onName={form.name}
            onChange={(sharees) => change({ sharees })}
          />
        )}
      </form>
    </Dialog>
  )
}
