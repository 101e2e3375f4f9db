import { PeopleInput, usePeopleInput } from '@mailroom/contacts'
import { addressKey, type Address } from '@mailroom/core'
import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './lines.css'
import { useChipDrag, type ChipTransfer } from './useChipDrag'
import { useGroupChips } from './useGroupChips'
import { useRecipientChips } from './useRecipientChips'

/** What the lines around ask of a field. */
export interface RecipientFieldHandle {
  /** Whatever is typed becomes recipients now. */
  commit(): void
  focus(): void
}

export interface RecipientFieldProps {
  handle?: Ref<RecipientFieldHandle>
  t: SayComposer
  /** Which line it is, for recipients that are dragged. */
  line: string
  /** "To", "Cc", "Bcc". */
  label: string
  recipients: readonly Address[]
  onChange: (recipients: readonly Address[]) => void
  transfer: ChipTransfer
  onFocus?: () => void
  /** After the field: the ways to open further lines, or to close this one. */
  trailing?: ReactNode
  autoFocus?: boolean
  /** Its name above and a frame around it, as other fields of a form have. */
  isFramed?: boolean
}

/** A line of recipients: chips, suggestions while typing, pasting of whole lists. @source CO-03 */
export function RecipientField(props: RecipientFieldProps) {
  const { handle, t, line, label, recipients, onChange, transfer, trailing, autoFocus } = props
  const entry = usePeopleInput({ people: recipients, onChange })
  const { input, typed } = entry
  const drag = useChipDrag(line, transfer)
  const groups = useGroupChips({
    ...{ t, recipients, onChange },
    isAsked: recipients.length > 0 || typed.text !== '',
    focus: () => input.current?.focus(),
  })
  // A double press takes a recipient back into the field, to be mended.
  const chips = useRecipientChips({ t, recipients, groups, drag, onEdit: entry.edit })

  useImperativeHandle(handle, () => ({
    commit: () => typed.text.trim() !== '' && typed.commit(),
    focus: () => input.current?.focus(),
  }))
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus, input])

  return (
    <div
      className={`${styles.line} ${styles.dropTarget}`}
      data-framed={props.isFramed || undefined}
      {...drag.dropProps}
    >
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <PeopleInput
        {...{ label, entry }}
        {...chips}
        className={styles.field}
        isInset={!props.isFramed}
        words={{ suggestions: t('suggestions'), count: (count) => t('suggestionCount', { count }) }}
        detailOf={(each) => {
          const group = groups.groupOf(addressKey(each))
          return group ? t('groupSize', { count: group.memberCount }) : each.department
        }}
        onFocus={props.onFocus}
      />
      {trailing}
    </div>
  )
}
