import { useLocale } from '@mailroom/react'
import { Button, Field, GlobeIcon, Select } from '@mailroom/ui'
import { useMemo, useState } from 'react'
import type { SayEventForm } from '../eventFormStrings'
import { ownZone } from '../typedTimes'
import { zoneOptions } from './zoneOptions'

export interface ZoneFieldProps {
  t: SayEventForm
  /** IANA name. */
  value: string
  /** When the event begins, in ms since 1970; no number where that is not typed whole. */
  at: number
  error: string | undefined
  onChange: (timeZone: string) => void
}

/** By whose clock an event is. Nearly always it is the reader's own, so that it is behind a button until it is wanted. @source CA-09 */
export function ZoneField({ t, value, at, error, onChange }: ZoneFieldProps) {
  const [isOpen, setOpen] = useState(value !== ownZone())
  const [wasPressed, setPressed] = useState(false)
  if (!isOpen && error === undefined)
    return (
      <Button
        size="small"
        variant="ghost"
        icon={<GlobeIcon />}
        onClick={() => {
          setPressed(true)
          setOpen(true)
        }}
      >
        {t('timeZone')}
      </Button>
    )
  return <ZoneSelect {...{ t, value, at, error, onChange }} takesFocus={wasPressed} />
}

function ZoneSelect({ t, value, at, error, onChange, takesFocus }: ZoneFieldProps & { takesFocus: boolean }) {
  const { locale } = useLocale()
  // The day is enough: no clock is changed twice in one.
  const day = Number.isFinite(at) ? at - (at % 86_400_000) : 0
  const options = useMemo(() => zoneOptions(day, locale, [value, ownZone()]), [day, locale, value])
  return (
    <Field label={t('timeZone')} error={error}>
      <Select autoFocus={takesFocus} value={value} options={options} onValueChange={onChange} />
    </Field>
  )
}
