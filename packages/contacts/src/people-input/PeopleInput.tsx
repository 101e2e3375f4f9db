import type { Suggestion } from '@mailroom/core'
import { ChipsInput, VisuallyHidden, type ChipItem } from '@mailroom/ui'
import { useId, useRef, type ReactNode } from 'react'
import * as styles from './PeopleInput.css'
import { isInsideName } from './splitTyped'
import { SuggestionList } from './SuggestionList'
import type { usePeopleInput } from './usePeopleInput'

export interface PeopleInputProps {
  label: string
  entry: ReturnType<typeof usePeopleInput>
  /** Those who stand in it, by `addressKey`. */
  items: readonly ChipItem[]
  removeLabel: (item: ChipItem) => string
  renderChip?: (item: ChipItem, chip: ReactNode) => ReactNode
  /** The name of the list of those who fit, and how many they are. */
  words: { suggestions: string; count: (count: number) => string }
  /** What tells a namesake apart. @default the department */
  detailOf?: (suggestion: Suggestion) => string
  /** Of the frame around the chips. */
  className?: string
  /** A frame is drawn as other fields have one. @default false */
  framed?: boolean
  /** As that of `SuggestionList`. */
  isInset?: boolean
  onFocus?: () => void
}

/**
 * People as chips, with those who fit what is typed below. Its owner is positioned: the list is as wide as that at most.
 *
 * @internal
 * @source CO-03
 */
export function PeopleInput(props: PeopleInputProps) {
  const { label, entry, items, words, detailOf = departmentOf, className, isInset } = props
  const { input, typed, choice, choose, remove } = entry
  const listId = useId()
  const isComposing = useRef(false)
  const { suggestions, isShown, active } = choice

  const takeText = (text: string) => {
    // Whoever types on behind an Enter that waits is done with what stood before it.
    const done = choice.isEntered && text.startsWith(typed.text) ? typed.text : ''
    if (done !== '') typed.commit()
    const rest = text.slice(done.length)
    typed.type(rest, isComposing.current)
    choice.open(rest)
  }

  return (
    <>
      <div
        className={className}
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
          framed={props.framed}
          items={items}
          text={typed.text}
          // A comma inside a name in quotes is part of it.
          separators={isInsideName(typed.text) ? noSeparators : undefined}
          onTextChange={takeText}
          onCommit={(text) => {
            typed.commit(text)
            choice.close()
          }}
          onRemove={remove}
          removeLabel={props.removeLabel}
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
          renderChip={props.renderChip ?? plainChip}
        />
        <VisuallyHidden>
          <span role="status">{isShown ? words.count(suggestions.length) : ''}</span>
        </VisuallyHidden>
      </div>
      {isShown && (
        <SuggestionList
          {...{ detailOf, active, isInset, suggestions }}
          id={listId}
          label={words.suggestions}
          typed={typed.text}
          onChoose={choose}
        />
      )}
    </>
  )
}

const plainChip = ({ id }: ChipItem, chip: ReactNode) => (
  <span key={id} className={styles.chip}>
    {chip}
  </span>
)

const noSeparators: readonly string[] = []

const departmentOf = ({ department }: Suggestion): string => department
