import type { Address } from '@mailroom/core'
import { useStrings } from '@mailroom/react'
import { useState, type Ref } from 'react'
import { composeStrings } from '../composeStrings'
import { RecipientField, type RecipientFieldHandle } from './RecipientField'
import type { ChipTransfer } from './useChipDrag'
import * as styles from './PeopleField.css'

/** What a form asks of its field of people. */
export type PeopleFieldHandle = RecipientFieldHandle

export interface PeopleFieldProps {
  handle?: Ref<PeopleFieldHandle>
  label: string
  people: readonly Address[]
  onChange: (people: readonly Address[]) => void
}

/** People in a form that is no mail, written as in a line of recipients: chips, suggestions, pasting of whole lists. @source CO-03 */
export function PeopleField({ handle, label, people, onChange }: PeopleFieldProps) {
  const { t } = useStrings(composeStrings)
  const [transfer] = useState<ChipTransfer>(() => ({ current: undefined, move: () => {} }))
  return (
    <div className={styles.frame}>
      <RecipientField
        {...{ handle, t, label, onChange, transfer }}
        line="people"
        recipients={people}
        isFramed
      />
    </div>
  )
}
