import { PeopleInput, usePeopleInput } from '@mailroom/contacts'
import type { Address, Invitee } from '@mailroom/core'
import { Field } from '@mailroom/ui'
import { useImperativeHandle, useMemo, type Ref } from 'react'
import type { SayEventForm } from '../eventFormStrings'
import { guestChips } from './guestChips'
import * as styles from './GuestFields.css'

/** What a form asks of a field of people. */
export interface GuestInputHandle {
  /** Whatever is typed becomes guests now. */
  commit(): void
  focus(): void
}

export interface GuestInputProps {
  handle?: Ref<GuestInputHandle>
  t: SayEventForm
  label: string
  people: readonly Address[]
  /** Those who are invited already. */
  invited: readonly Invitee[]
  error: string | undefined
  onChange: (people: readonly Address[]) => void
}

/** Guests written into a field as chips. @source CA-02, CO-03 */
export function GuestInput({ handle, t, label, people, invited, error, onChange }: GuestInputProps) {
  const entry = usePeopleInput({ people, onChange })
  const items = useMemo(() => guestChips(t, people, invited), [t, people, invited])
  useImperativeHandle(handle, () => ({
    commit: () => entry.typed.text.trim() !== '' && entry.typed.commit(),
    focus: () => entry.input.current?.focus(),
  }))
  return (
    <div className={styles.people}>
      <Field label={label} error={error}>
        <PeopleInput
          framed
          {...{ label, entry, items }}
          removeLabel={({ label: name }) => t('removeGuest', { name })}
          words={{ suggestions: t('suggestions'), count: (count) => t('suggestionCount', { count }) }}
        />
      </Field>
    </div>
  )
}
