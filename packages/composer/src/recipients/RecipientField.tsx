import { addressKey, isEmailAddress, parseAddresses, type Address, type Suggestion } from '@mailroom/core'
import { useSuggestions } from '@mailroom/react'
import { Avatar, ChipsInput, VisuallyHidden } from '@mailroom/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { SayComposer } from '../composeStrings'
import * as styles from './RecipientField.css'
import { SuggestionList } from './SuggestionList'

/** What was typed becomes a recipient this long after the field is left. @source CO-03 */
const commitDelayMs = 300

export interface RecipientFieldProps {
  t: SayComposer
  /** "To", "Cc", "Bcc". */
  label: string
  recipients: readonly Address[]
  onChange: (recipients: readonly Address[]) => void
  /** After the field: the ways to open further lines. */
  trailing?: ReactNode
  autoFocus?: boolean
}

/** A line of recipients: chips, suggestions while typing, pasting of whole lists. @source CO-03 */
export function RecipientField({ t, label, recipients, onChange, trailing, autoFocus }: RecipientFieldProps) {
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { suggestions: found } = useSuggestions(isOpen ? text : '')
  const known = new Set(recipients.map(addressKey))
  const suggestions = found.filter((each) => !known.has(addressKey(each)))
  const isListShown = isOpen && suggestions.length > 0
  const current = isListShown ? suggestions[Math.min(active, suggestions.length - 1)] : undefined

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])

  const add = (added: readonly Address[]) => {
    const fresh = added.filter((each, index) => {
      const isFirst = added.findIndex((other) => addressKey(other) === addressKey(each)) === index
      return isFirst && !known.has(addressKey(each))
    })
    if (fresh.length > 0) onChange([...recipients, ...fresh])
    setText('')
    setOpen(false)
  }
  const commit = (typed: string) => add(parseAddresses(typed).map(({ address, name }) => ({ address, name })))
  const choose = ({ address, name }: Suggestion) => {
    clearTimeout(timer.current)
    add([{ address, name }])
    input.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!isListShown) return
    const last = suggestions.length - 1
    const next: Record<string, number> = {
      ArrowDown: active >= last ? 0 : active + 1,
      ArrowUp: active <= 0 ? last : active - 1,
    }
    if (next[event.key] !== undefined) {
      event.preventDefault()
      setActive(next[event.key]!)
    } else if ((event.key === 'Enter' || event.key === 'Tab') && current) {
      event.preventDefault()
      choose(current)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
    }
  }

  return (
    <div className={styles.line}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <div className={styles.field}>
        <ChipsInput
          label={label}
          items={recipients.map((each) => ({
            id: addressKey(each),
            label: each.name || each.address,
            status: isEmailAddress(each.address) ? 'plain' : 'invalid',
          }))}
          text={text}
          onTextChange={(typed) => {
            setText(typed)
            setActive(0)
            setOpen(typed.trim() !== '')
          }}
          onCommit={commit}
          onRemove={(id) => onChange(recipients.filter((each) => addressKey(each) !== id))}
          removeLabel={({ label: name }) => t('removeRecipient', { name })}
          inputRef={input}
          inputProps={{
            role: 'combobox',
            'aria-expanded': isListShown,
            'aria-controls': isListShown ? listId : undefined,
            'aria-autocomplete': 'list',
            'aria-activedescendant': current ? `${listId}-${suggestions.indexOf(current)}` : undefined,
            onFocus: () => clearTimeout(timer.current),
          }}
          onInputKeyDown={onKeyDown}
          onInputBlur={() => {
            timer.current = setTimeout(() => {
              setOpen(false)
              if (text.trim() !== '') commit(text)
            }, commitDelayMs)
          }}
          renderChip={(item, chip) => {
            const person = recipients.find((each) => addressKey(each) === item.id)
            const isInvalid = item.status === 'invalid'
            return (
              <span
                key={item.id}
                className={styles.chip}
                title={isInvalid ? t('invalidRecipient', { text: item.label }) : person?.address}
              >
                {chip}
              </span>
            )
          }}
        />
        {isListShown && (
          <SuggestionList
            id={listId}
            label={t('suggestions')}
            suggestions={suggestions}
            active={suggestions.indexOf(current!)}
            avatarOf={(each) => <Avatar name={each.name || each.address} size={24} />}
            onChoose={choose}
          />
        )}
        <VisuallyHidden>
          <span role="status">{isListShown ? t('suggestionCount', { count: suggestions.length }) : ''}</span>
        </VisuallyHidden>
      </div>
      {trailing}
    </div>
  )
}
