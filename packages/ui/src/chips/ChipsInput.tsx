import {
  memo,
  useRef,
  useState,
  type ClipboardEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { useFieldControl } from '../field/fieldContext'
import { mergeRefs } from '../mergeRefs'
import { Chip, type ChipProps } from './Chip'
import * as styles from './Chip.css'
import { useIme } from './useIme'
import { usePortions } from './usePortions'

/** One chip in the row. */
export interface ChipItem {
  id: string
  label: string
  leading?: ReactNode
  status?: ChipProps['status']
}

export interface ChipsInputProps {
  label: string
  items: readonly ChipItem[]
  /** Text being typed. */
  text: string
  onTextChange: (text: string) => void
  /**
   * Text is to become chips: Enter, Tab, one of `separators` typed or pasted. The owner splits it, adds what it finds
   * and sets `text` to the rest; a comma inside quotes may stay.
   */
  onCommit: (text: string) => void
  onRemove: (id: string) => void
  /** Name of a chip's remove button. */
  removeLabel: (item: ChipItem) => string
  /** Characters that commit. @default comma and semicolon, both widths */
  separators?: readonly string[]
  placeholder?: string
  /** Draws the frame of an input; a composer's rows have lines of their own. @default false */
  framed?: boolean
  disabled?: boolean
  /** For a list of suggestions: expanded, controls, active descendant. */
  inputProps?: InputHTMLAttributes<HTMLInputElement>
  inputRef?: Ref<HTMLInputElement>
  /** Keys before we answer them; `preventDefault` keeps us from it. */
  onInputKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onInputBlur?: () => void
  /** Adds to each chip: drag handlers, a hover card. */
  renderChip?: (item: ChipItem, chip: ReactNode) => ReactNode
}

const defaultSeparators = [',', ';', '，', '；']

/** A row of chips and the field that makes them. Backspace at its start picks the last chip, then removes it. */
export function ChipsInput(props: ChipsInputProps) {
  const { label, items, text, onTextChange, onCommit, onRemove, removeLabel, placeholder, disabled } = props
  const separators = props.separators ?? defaultSeparators
  const control = useFieldControl()
  const ime = useIme()
  const input = useRef<HTMLInputElement>(null)
  const [picked, setPicked] = useState<string>()
  const pickedIndex = items.findIndex((item) => item.id === picked)

  const remove = (index: number) => {
    const item = items[index]
    if (!item) return
    setPicked(items[index + 1]?.id)
    onRemove(item.id)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (ime.isComposing(event)) return
    props.onInputKeyDown?.(event)
    if (event.defaultPrevented) return
    const atStart = event.currentTarget.selectionStart === 0 && event.currentTarget.selectionEnd === 0
    if (event.key === 'Enter') {
      // Enter in an empty field belongs to the form.
      if (text.trim() === '') return
      event.preventDefault()
      onCommit(text)
    } else if (event.key === 'Tab' && !event.shiftKey && text.trim() !== '') {
      onCommit(text)
    } else if (event.key === 'Backspace' && atStart && items.length > 0) {
      event.preventDefault()
      if (pickedIndex >= 0) remove(pickedIndex)
      else setPicked(items.at(-1)?.id)
    } else if (event.key === 'Delete' && pickedIndex >= 0) {
      event.preventDefault()
      remove(pickedIndex)
    } else if (event.key === 'ArrowLeft' && atStart && items.length > 0) {
      event.preventDefault()
      setPicked(items[pickedIndex < 0 ? items.length - 1 : Math.max(pickedIndex - 1, 0)]?.id)
    } else if (event.key === 'ArrowRight' && pickedIndex >= 0) {
      event.preventDefault()
      setPicked(items[pickedIndex + 1]?.id)
    } else if (picked !== undefined) {
      setPicked(undefined)
    }
  }

  /** Text as it comes in. A full-width comma is no key of its own: an input method writes it. */
  const take = (value: string) => {
    const ends = !ime.composing.current && separators.some((separator) => value.includes(separator))
    if (ends) onCommit(value)
    else onTextChange(value)
  }

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!separators.some((separator) => pasted.includes(separator)) && !/[\r\n]/.test(pasted)) return
    event.preventDefault()
    onCommit(text + pasted)
  }

  return (
    <div
      className={styles.box}
      data-framed={props.framed || undefined}
      onMouseDown={(event) => {
        // A press beside the words goes to the field, without a flicker of focus.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        input.current?.focus()
      }}
    >
      <Chips
        items={items}
        picked={picked}
        disabled={disabled}
        onRemove={onRemove}
        removeLabel={removeLabel}
        renderChip={props.renderChip}
      />
      <input
        type="text"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...control}
        {...props.inputProps}
        onCompositionStart={ime.onCompositionStart}
        onCompositionEnd={(event) => {
          ime.onCompositionEnd()
          take(event.currentTarget.value)
        }}
        ref={mergeRefs(input, props.inputRef)}
        className={styles.input}
        data-empty={text === '' || undefined}
        aria-label={control.id ? undefined : label}
        placeholder={items.length === 0 ? placeholder : undefined}
        disabled={disabled}
        value={text}
        onChange={(event) => take(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          setPicked(undefined)
          props.onInputBlur?.()
        }}
      />
      <span className={styles.said} role="status">
        {pickedIndex >= 0 ? items[pickedIndex]?.label : ''}
      </span>
    </div>
  )
}

type ChipsProps = Pick<ChipsInputProps, 'items' | 'disabled' | 'onRemove' | 'removeLabel' | 'renderChip'> & {
  readonly picked: string | undefined
}

/**
 * Apart from the field: hundreds are not drawn again for each letter that is typed, where their owner keeps them. Those that
 * come at once are drawn in portions, so that the page answers meanwhile; what is picked is said before it is drawn.
 */
const Chips = /* @__PURE__ */ memo(function Chips(props: ChipsProps) {
  const { items, picked, disabled, onRemove, removeLabel, renderChip } = props
  const drawn = usePortions(items.length)
  return items
    .slice(0, drawn)
    .map((item) => (
      <OneChip
        key={item.id}
        item={item}
        isPicked={item.id === picked}
        disabled={disabled}
        onRemove={onRemove}
        removeLabel={removeLabel}
        renderChip={renderChip}
      />
    ))
})

type OneChipProps = Pick<ChipsInputProps, 'disabled' | 'onRemove' | 'removeLabel' | 'renderChip'> & {
  readonly item: ChipItem
  readonly isPicked: boolean
}

const OneChip = /* @__PURE__ */ memo(function OneChip(props: OneChipProps) {
  const { item, isPicked, disabled, onRemove, removeLabel, renderChip } = props
  const chip = (
    <Chip
      leading={item.leading}
      status={item.status}
      data-picked={isPicked || undefined}
      removeLabel={disabled ? undefined : removeLabel(item)}
      onRemove={() => onRemove(item.id)}
    >
      {item.label}
    </Chip>
  )
  return renderChip ? renderChip(item, chip) : chip
})
