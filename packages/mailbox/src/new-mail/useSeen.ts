import { useEffect, useState, useSyncExternalStore } from 'react'
import type { NewMails } from './NewMails'

/** So long they stand there for somebody who is at the page. */
const seenMs = 15_000

/**
 * Takes the new mails for seen once they have stood there for a while with the page in front: nobody at another window
 * misses them.
 *
 * @returns keeps them there as long as somebody is at them. It stays the same.
 */
export function useSeen(news: NewMails): (isHeld: boolean) => void {
  const [isHeld, hold] = useState(false)
  const shown = useSyncExternalStore(news.subscribe, news.read)
  const isInFront = useSyncExternalStore(subscribeToFocus, () => document.hasFocus())
  const isTimed = shown.mails.length > 0 && isInFront && !isHeld
  useEffect(() => {
    if (!isTimed) return undefined
    const timer = setTimeout(() => news.clear(), seenMs)
    return () => clearTimeout(timer)
  }, [news, isTimed, shown])
  return hold
}

function subscribeToFocus(listener: () => void): () => void {
  window.addEventListener('focus', listener)
  window.addEventListener('blur', listener)
  return () => {
    window.removeEventListener('focus', listener)
    window.removeEventListener('blur', listener)
  }
}
