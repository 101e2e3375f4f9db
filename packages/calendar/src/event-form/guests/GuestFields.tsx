import { isEmailAddress, type Address, type Invitee } from '@mailroom/core'
import { useAdapter } from '@mailroom/react'
import { Button, Chip, PlusIcon, UsersIcon } from '@mailroom/ui'
import { useEffect, useId, useImperativeHandle, useRef, useState, type Ref } from 'react'
import type { SayEventForm } from '../eventFormStrings'
import { guestChips } from './guestChips'
import * as styles from './GuestFields.css'
import { GuestInput, type GuestInputHandle } from './GuestInput'
import { GuestPicker, type GuestLine } from './GuestPicker'

export interface GuestFieldsProps {
  handle?: Ref<Pick<GuestInputHandle, 'commit'>>
  t: SayEventForm
  required: readonly Address[]
  optional: readonly Address[]
  /** Those who are invited already. */
  invited: readonly Invitee[]
  error: string | undefined
  onChange: (values: { readonly [Line in GuestLine]?: readonly Address[] }) => void
}

/** Who is invited: those who are needed and, behind a button until it is wanted, those who may come. @source CA-02, CA-04 */
export function GuestFields({ handle, t, required, optional, invited, error, onChange }: GuestFieldsProps) {
  const { contacts } = useAdapter()
  const [isOpened, setOpened] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const needed = useRef<GuestInputHandle>(null)
  const others = useRef<GuestInputHandle>(null)
  const isOfOptional = !required.some(isWrong) && optional.some(isWrong)
  const hasOptional = isOpened || optional.length > 0
  useEffect(() => {
    if (isOpened) others.current?.focus()
  }, [isOpened])
  useImperativeHandle(handle, () => ({
    commit() {
      needed.current?.commit()
      others.current?.commit()
    },
  }))
  return (
    <div className={styles.guests}>
      <GuestInput
        handle={needed}
        {...{ t, invited }}
        error={isOfOptional ? undefined : error}
        label={t('guests')}
        people={required}
        onChange={(people) => onChange({ required: people })}
      />
      {hasOptional && (
        <GuestInput
          handle={others}
          {...{ t, invited }}
          error={isOfOptional ? error : undefined}
          label={t('optionalGuests')}
          people={optional}
          onChange={(people) => onChange({ optional: people })}
        />
      )}
      <div className={styles.buttons}>
        {contacts && (
          <Button size="small" variant="ghost" icon={<UsersIcon />} onClick={() => setPicking(true)}>
            {t('addressBook')}
          </Button>
        )}
        {!hasOptional && (
          <Button size="small" variant="ghost" icon={<PlusIcon />} onClick={() => setOpened(true)}>
            {t('addOptional')}
          </Button>
        )}
      </div>
      {required.length + optional.length > 0 && (
        <p className={styles.hint}>{t(invited.length > 0 ? 'guestsChangeHint' : 'guestsHint')}</p>
      )}
      {isPicking && (
        <GuestPicker
          {...{ t }}
          chosen={{ required, optional }}
          onChosenChange={(line, people) => onChange({ [line]: people })}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  )
}

const isWrong = ({ address }: Address): boolean => !isEmailAddress(address)

export interface FixedGuestsProps extends Pick<GuestFieldsProps, 't' | 'invited'> {
  people: readonly Address[]
}

/** Guests of an event that somebody else may invite to. */
export function FixedGuests({ t, people, invited }: FixedGuestsProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id} className={styles.fixed}>
      <span id={id} className={styles.label}>
        {t('guests')}
      </span>
      <div className={styles.chips}>
        {guestChips(t, people, invited).map(({ id: key, label, leading }) => (
          <Chip key={key} leading={leading}>
            {label}
          </Chip>
        ))}
      </div>
    </div>
  )
}
