import { addressKey, isEmailAddress, type Address, type Suggestion } from '@mailroom/core'
import { useSuggestions } from '@mailroom/react'
import { useState, type KeyboardEvent } from 'react'

interface ChoiceOptions {
  readonly text: string
  readonly recipients: readonly Address[]
  readonly onChoose: (suggestion: Suggestion) => void
}

/** The people who fit what is typed, and the one that Enter takes. @source CO-03 */
export function useSuggestionChoice({ text, recipients, onChoose }: ChoiceOptions) {
  const [isOpen, setOpen] = useState(false)
  /** Undefined until the arrows have been used: then the first one is meant, unless an address is written out. */
  const [picked, setPicked] = useState<number>()
  const { suggestions: found } = useSuggestions(isOpen ? text : '')
  const known = new Set(recipients.map(addressKey))
  const suggestions = found.filter((each) => !known.has(addressKey(each)))
  const isShown = isOpen && suggestions.length > 0
  const meant = picked ?? (isEmailAddress(text.trim()) ? -1 : 0)
  const active = isShown ? Math.min(meant, suggestions.length - 1) : -1

  return {
    suggestions,
    isShown,
    /** Index of the one that Enter takes; -1 when it takes what is typed. */
    active,
    open: (typed: string) => {
      setPicked(undefined)
      setOpen(typed.trim() !== '')
    },
    close: () => setOpen(false),
    /** Answers the keys of the list; others are left to the field. */
    onKeyDown(event: KeyboardEvent) {
      if (!isShown || event.ctrlKey || event.metaKey || event.altKey) return
      const last = suggestions.length - 1
      const chosen = suggestions[active]
      if (event.key === 'ArrowDown') setPicked(active >= last ? 0 : active + 1)
      else if (event.key === 'ArrowUp') setPicked(active <= 0 ? last : active - 1)
      else if ((event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) && chosen) onChoose(chosen)
      else if (event.key === 'Escape') setOpen(false)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
