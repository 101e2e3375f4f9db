import { addressKey, formatAddress, type Address } from '@mailroom/core'
import { useStableCallback } from '@mailroom/react'
import { ChipsInput, VisuallyHidden } from '@mailroom/ui'
import { useEffect, useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './lines.css'
import { isInsideName } from './splitTyped'
import { SuggestionList } from './SuggestionList'
import { useChipDrag, type ChipTransfer } from './useChipDrag'
import { useGroupChips } from './useGroupChips'
import { useRecipientChips } from './useRecipientChips'
import { useRecipientText } from './useRecipientText'
import { useSuggestionChoice } from './useSuggestionChoice'

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
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const isComposing = useRef(false)
  const typed = useRecipientText(recipients, onChange)
  const choose = ({ address, name }: Address) => {
    typed.stay()
    typed.add([{ address, name }])
    typed.write('')
    choice.close()
    input.current?.focus()
  }
  const choice = useSuggestionChoice({
    text: typed.text,
    recipients,
    onChoose: choose,
    onKeep: () => {
      typed.commit()
      choice.close()
    },
  })
  const remove = useStableCallback((key: string) =>
    onChange(recipients.filter((each) => addressKey(each) !== key)),
  )
  const drag = useChipDrag(line, transfer)
  const groups = useGroupChips({
    ...{ t, recipients, onChange },
    isAsked: recipients.length > 0 || typed.text !== '',
    focus: () => input.current?.focus(),
  })
  const { suggestions, isShown, active } = choice

  useImperativeHandle(handle, () => ({
    commit: () => typed.text.trim() !== '' && typed.commit(),
    focus: () => input.current?.focus(),
  }))
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  const takeText = (text: string) => {
    // Whoever types on behind an Enter that waits is done with what stood before it.
    const done = choice.isEntered && text.startsWith(typed.text) ? typed.text : ''
    if (done !== '') typed.commit()
    const rest = text.slice(done.length)
    typed.type(rest, isComposing.current)
    choice.open(rest)
  }

  /** A double press takes a recipient back into the field, to be mended. */
  const edit = useStableCallback((person: Address) => {
    if (typed.text.trim() !== '') typed.commit()
    remove(addressKey(person))
    typed.write(formatAddress(person))
    input.current?.focus()
  })

  const chips = useRecipientChips({ t, recipients, groups, drag, onEdit: edit })

  return (
    <div
      className={`${styles.line} ${styles.dropTarget}`}
      data-framed={props.isFramed || undefined}
      {...drag.dropProps}
    >
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div
        className={styles.field}
        onCompositionStart={() => {
          isComposing.current = true
        }}
        onCompositionEnd={(event) => {
          isComposing.current = false
          if (event.target instanceof HTMLInputElement) typed.type(event.target.value, false)
        }}
      >
        <ChipsInput
          label={label}
          items={chips.items}
          text={typed.text}
          // A comma inside a name in quotes is part of it.
          separators={isInsideName(typed.text) ? noSeparators : undefined}
          onTextChange={takeText}
          onCommit={(text) => {
            typed.commit(text)
            choice.close()
          }}
          onRemove={remove}
          removeLabel={chips.removeLabel}
          inputRef={input}
          inputProps={{
            role: 'combobox',
            'aria-expanded': isShown,
            'aria-controls': isShown ? listId : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': active >= 0 ? `${listId}-${active}` : undefined,
            onFocus: () => {
              typed.stay()
              props.onFocus?.()
            },
          }}
          onInputKeyDown={choice.onKeyDown}
          onInputBlur={() => {
            choice.close()
            typed.commitSoon()
          }}
          renderChip={chips.renderChip}
        />
        <VisuallyHidden>
          <span role="status">{isShown ? t('suggestionCount', { count: suggestions.length }) : ''}</span>
        </VisuallyHidden>
      </div>
      {trailing}
      {isShown && (
        <SuggestionList
          id={listId}
          label={t('suggestions')}
          suggestions={suggestions}
          typed={typed.text}
          detailOf={(each) => {
            const group = groups.groupOf(addressKey(each))
            return group ? t('groupSize', { count: group.memberCount }) : each.department
          }}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  )
}

const noSeparators: readonly string[] = []
