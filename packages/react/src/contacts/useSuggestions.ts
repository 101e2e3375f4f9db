import type { Suggestion } from '@mailroom/core'
import { useRef } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { usePaused } from '../stable/usePaused'

const pauseMs = 120
const keepForAWhile = { keepPreviousData: true, revalidateOnFocus: false, dedupingInterval: 60_000 }

/** People who fit what was typed; asks after a short pause in typing and withdraws questions that are overtaken. */
export function useSuggestions(text: string): {
  /** Those of the text before while `isAwaited`; nobody when asking failed. */
  readonly suggestions: readonly Suggestion[]
  /** True until it is known who fits this text. */
  readonly isAwaited: boolean
  readonly error: unknown
} {
  const { contacts } = useAdapter()
  const typed = text.trim()
  const asked = usePaused(typed, pauseMs)
  const running = useRef<AbortController>(undefined)
  const key = useAccountKey('suggestions', contacts && asked !== '' ? asked : undefined)
  const { data, error } = useAnswer(
    key,
    async () => {
      running.current?.abort()
      running.current = new AbortController()
      return { asked, people: await contacts!.suggest(asked, { signal: running.current.signal }) }
    },
    keepForAWhile,
  )
  const isAnswered = asked === typed && (key === null || error !== undefined || data?.asked === asked)
  return {
    suggestions: (typed !== '' && key && error === undefined && data?.people) || none,
    isAwaited: contacts !== undefined && typed !== '' && !isAnswered,
    error,
  }
}

const none: readonly Suggestion[] = []
