import { addressKey, isEmailAddress, type Address, type Suggestion } from '@mailroom/core'
import { useSuggestions } from '@mailroom/react'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'

interface ChoiceOptions {
  readonly text: string
  readonly people: readonly Address[]
  readonly onChoose: (suggestion: Suggestion) => void
  /** Nobody fits, so that what is typed is to stand. */
  readonly onKeep: () => void
}

/**
 * The people who fit what is typed, and the one that Enter takes. An Enter that comes before it is known who fits waits
 * for that: it must never take somebody who fitted a shorter text.
 *
 * @source CO-03
 */
export function useSuggestionChoice({ text, people, onChoose, onKeep }: ChoiceOptions) {
  const [isOpen, setOpen] = useState(false)
  /** Undefined until the arrows have been used: then the first one is meant, unless an address is written out. */
  const [picked, setPicked] = useState<number>()
  /** What stood there when Enter came too early. */
  const [entered, setEntered] = useState<string>()
  const { suggestions: found, isAwaited } = useSuggestions(isOpen ? text : '')
  const known = new Set(people.map(addressKey))
  const suggestions = found.filter((each) => !known.has(addressKey(each)))
  const isShown = isOpen && suggestions.length > 0
  const isWrittenOut = isEmailAddress(text.trim())
  const meant = picked ?? (isWrittenOut ? -1 : 0)
  const active = isShown ? Math.min(meant, suggestions.length - 1) : -1
  const isEntered = isOpen && entered !== undefined && entered === text
  const settle = useRef(() => {})
  useLayoutEffect(() => {
    settle.current = () => {
      setEntered(undefined)
      if (suggestions[0]) onChoose(suggestions[0])
      else onKeep()
    }
  })
  useEffect(() => {
    if (isEntered && !isAwaited) settle.current()
  }, [isEntered, isAwaited])

  return {
    suggestions,
    isShown,
    /** Index of the one that Enter takes; -1 when it takes what is typed. */
    active,
    /** Enter was pressed behind what is typed, and waits for who fits. */
    isEntered,
    open: (typed: string) => {
      setPicked(undefined)
      setEntered(undefined)
      setOpen(typed.trim() !== '')
    },
    close: () => {
      setOpen(false)
      setEntered(undefined)
    },
    /** Answers the keys of the list; others are left to the field. */
    onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      const takes = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)
      const last = suggestions.length - 1
      const chosen = suggestions[active]
      if (takes && isAwaited && picked === undefined && !isWrittenOut) {
        // Pressed once more, it takes what is typed.
        if (isEntered) return
        setEntered(text)
      } else if (!isShown) return
      else if (event.key === 'ArrowDown') setPicked(active >= last ? 0 : active + 1)
      else if (event.key === 'ArrowUp') setPicked(active <= 0 ? last : active - 1)
      else if (takes && chosen) onChoose(chosen)
      else if (event.key === 'Escape') setOpen(false)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
