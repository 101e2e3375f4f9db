import { messageKey, type MessageRef } from '@mailroom/core'
import { useCallback, useState } from 'react'

/** Mails that were not there when they were to be opened, by `messageKey`. @source ML-11 */
export function useMissingMails() {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const note = useCallback((ref: MessageRef) => setKeys((known) => new Set(known).add(messageKey(ref))), [])
  return { keys, note }
}
