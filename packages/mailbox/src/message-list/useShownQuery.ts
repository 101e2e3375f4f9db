import type { MessageQuery } from '@mailroom/core'
import { useState } from 'react'

/**
 * The question that the rows on the screen answer: the one asked last, but while its answer is on its way the one
 * before.
 */
export function useShownQuery(asked: MessageQuery, isPrevious: boolean): MessageQuery {
  const [shown, setShown] = useState(asked)
  if (isPrevious || shown === asked) return shown
  setShown(asked)
  return asked
}
