import type { FolderId, MatchingQuery, StateChange } from '@mailroom/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useFailureToast } from '../errors/useFailureToast'
import { useFolderName } from '../folders/useFolderName'
import { useTranslation } from '../i18n/useTranslation'
import { useNotify } from '../notices/useNotify'
import { useAccount } from '../session/sessionContext'
import { matchingFailures } from './matchingFailures'

/** What is done with all mails that a view of a folder shows. */
export type MatchingAction =
  | { readonly kind: 'mark'; readonly change: StateChange }
  | { readonly kind: 'move'; readonly target: FolderId }
  | { readonly kind: 'remove' | 'deleteForever' }

/** The mails that it is done with: a filter of a folder, and how many it shows. */
export interface MatchingMails extends Pick<MatchingQuery, 'folder' | 'filter'> {
  readonly count: number
}

/** How far it has come. */
export interface MatchingProgress {
  readonly doneCount: number
  readonly totalCount: number
}

/**
 * Does something with any number of mails, a portion at a time, with progress and a way to stop. What is done stays done,
 * and can be taken back where mails were moved, and where a filter for what is unread or read says what they were.
 *
 * @source ML-02
 */
export function useMatchingActions() {
  const { messages } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const { t } = useTranslation()
  const notify = useNotify()
  const sayFailure = useFailureToast()
  const folderName = useFolderName()
  const [progress, setProgress] = useState<MatchingProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const cancel = useCallback(() => running.current?.abort(), [])

  const act = useCallback(
    async function act(mails: MatchingMails, action: MatchingAction): Promise<void> {
      if (!messages.matching || running.current) return
      const { signal } = (running.current = new AbortController())
      const repeat = () => void act(mails, action)
      const onProgress = setProgress
      try {
        const { performMatching } = await import('./performMatching')
        const parts = { messages, cache, account, t, notify, sayFailure, folderName, onProgress, repeat }
        await performMatching(parts, mails, action, signal)
      } catch (error) {
        // Its code did not come.
        sayFailure(matchingFailures[action.kind], error, repeat)
      } finally {
        running.current = undefined
        setProgress(undefined)
      }
    },
    [messages, cache, account, t, notify, sayFailure, folderName],
  )
  return { canAct: messages.matching !== undefined, progress, act, cancel }
}
