import { messageKey, type MessageSummary } from '@mailroom/core'
import { useState } from 'react'
import { firstToRead, openFromTheBeginning } from './foldRules'

/** What is open of a conversation, and where the reader is in it. */
export type Folding = ReturnType<typeof useFolding>

/**
 * Folds and unfolds the mails of a conversation.
 *
 * @param mails oldest first
 * @source ML-24
 */
export function useFolding(mails: readonly MessageSummary[]) {
  // Decided when the conversation is there, and kept when its mails are read.
  const [first, setFirst] = useState<ReadonlySet<string>>()
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [currentKey, setCurrent] = useState<string>()
  const [focusedKey, setFocused] = useState<string>()
  if (first === undefined && mails.length > 0) setFirst(openFromTheBeginning(mails))
  const keyOf = ({ ref }: MessageSummary) => messageKey(ref)
  const open = first ?? new Set<string>()
  const isOpen = (mail: MessageSummary) => chosen.get(keyOf(mail)) ?? open.has(keyOf(mail))
  const current = mails.find((mail) => keyOf(mail) === currentKey) ?? firstToRead(mails, open)
  const fold = (mail: MessageSummary, isToOpen: boolean) => {
    setChosen(new Map(chosen).set(keyOf(mail), isToOpen))
    if (isToOpen) setCurrent(keyOf(mail))
  }
  return {
    current,
    isOpen,
    fold,
    isFocused: (mail: MessageSummary) => keyOf(mail) === focusedKey,
    foldAll: (isToOpen: boolean) => setChosen(new Map(mails.map((mail) => [keyOf(mail), isToOpen]))),
    /** To the next mail or the one before; it is opened. */
    go(by: 1 | -1) {
      const next = mails[mails.findIndex((mail) => mail === current) + by]
      if (!next) return
      fold(next, true)
      setFocused(keyOf(next))
    },
  }
}
