import { addressKey, uniqueAddresses, type Address } from '@mailroom/core'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addressesIn, splitTyped } from './splitTyped'

/** What was typed becomes somebody this long after the field is left, in ms. @source CO-03 */
const commitDelayMs = 300

/**
 * The text of a field of people, and when it becomes some of them.
 *
 * @source CO-03
 */
export function usePeopleText(people: readonly Address[], onChange: (people: readonly Address[]) => void) {
  const [text, setText] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Leaving the field commits later, when both may have changed.
  const latest = useRef({ people, onChange, text })
  useLayoutEffect(() => {
    latest.current = { people, onChange, text: latest.current.text }
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const write = useCallback((next: string) => {
    latest.current.text = next
    setText(next)
  }, [])
  const add = useCallback((added: readonly Address[]) => {
    const { people: before, onChange: tell } = latest.current
    const known = new Set(before.map(addressKey))
    const fresh = uniqueAddresses(added).filter((each) => !known.has(addressKey(each)))
    if (fresh.length === 0) return
    const after = [...before, ...fresh]
    latest.current.people = after
    tell(after)
  }, [])
  /** Whatever stands in the field becomes people now. */
  const commit = useCallback(
    (typed = latest.current.text) => {
      clearTimeout(timer.current)
      add(addressesIn(typed))
      write('')
    },
    [add, write],
  )
  /** Something was typed. @param isComposing an input method has not decided yet */
  const type = useCallback(
    (typed: string, isComposing: boolean) => {
      const { finished, rest } = isComposing ? { finished: [], rest: typed } : splitTyped(typed)
      add(finished)
      write(rest)
    },
    [add, write],
  )
  const commitSoon = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current.text.trim() !== '' && commit(), commitDelayMs)
  }, [commit])
  const stay = useCallback(() => clearTimeout(timer.current), [])

  return { text, write, type, add, commit, commitSoon, stay }
}
