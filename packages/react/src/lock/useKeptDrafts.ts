import type { MessageRef } from '@mailroom/core'
import { useCallback, useEffect } from 'react'
import { useSessionContext } from '../session/sessionContext'
import { useStableCallback } from '../stable/useStableCallback'
import { takeDrafts } from './keepDrafts'

/**
 * Saves what is being written before the screen is locked.
 *
 * @param keep saves it, and answers with where it lies as a draft; undefined when there is nothing to open again
 * @source LK-03
 */
export function useKeepBeforeLock(keep: () => Promise<MessageRef | undefined>): void {
  const { keepers } = useSessionContext().keeping
  const keepNow = useStableCallback(keep)
  useEffect(() => {
    keepers.add(keepNow)
    return () => void keepers.delete(keepNow)
  }, [keepers, keepNow])
}

/** Hands out, once, the drafts that were open when the screen was locked. @source LK-04 */
export function useKeptDrafts(): () => readonly MessageRef[] {
  const { keeping } = useSessionContext()
  return useCallback(() => takeDrafts(keeping), [keeping])
}
