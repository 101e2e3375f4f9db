import type { KeyboardEvent } from 'react'
import { useIme } from '../chips/useIme'
import { SearchIcon } from '../icons/shellIcons'
import { TextInput } from '../inputs/TextInput'
import { stepTo } from './stepTo'

export interface FindFieldProps {
  label: string
  /** What can be found, while nothing is typed. */
  hint: string
  size?: 'medium' | 'large'
  typed: string
  /** Id of the list of what is found. */
  listId: string
  /** Id of the line that is chosen; absent where nothing is found. */
  activeId: string | undefined
  /** Place of that line, and how many there are. */
  at: number
  count: number
  onType: (typed: string) => void
  /** The keys lead to another line. */
  onStep: (index: number) => void
  /** Enter, whether anything is found or not: it may be on its way. */
  onChoose: () => void
}

/**
 * A field that finds lines in the list below it and chooses among them by the arrows and page keys, while the cursor stays
 * in the field. Keys that belong to an input method choose nothing.
 */
export function FindField(props: FindFieldProps) {
  const { label, hint, size, typed, listId, activeId, at, count, onType, onStep, onChoose } = props
  const ime = useIme()
  const onKeyDown = (event: KeyboardEvent) => {
    if (ime.isComposing(event)) return
    const to = stepTo(event.key, at, count)
    if (to !== undefined) onStep(to)
    else if (event.key === 'Enter') onChoose()
    else return
    event.preventDefault()
  }
  return (
    <TextInput
      role="combobox"
      aria-expanded
      aria-controls={listId}
      aria-activedescendant={activeId}
      aria-autocomplete="list"
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      size={size}
      leading={<SearchIcon />}
      placeholder={hint}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onCompositionStart={ime.onCompositionStart}
      onCompositionEnd={ime.onCompositionEnd}
      onKeyDown={onKeyDown}
    />
  )
}
