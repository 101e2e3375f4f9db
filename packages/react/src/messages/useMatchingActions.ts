import {
  isMailroomError,
  type FolderId,
  type MatchingQuery,
  type MessageSelection,
  type MessagesPort,
  type MovedMessage,
  type StateChange,
} from '@mailroom/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { nobody } from '../data/keys'
import { useFailureToast } from '../errors/useFailureToast'
import { useFolderName } from '../folders/useFolderName'
import { useTranslation, type Translate } from '../i18n/useTranslation'
import { useNotify } from '../notices/useNotify'
import { useAccount } from '../session/sessionContext'
import type { CommonStrings } from '../strings/commonStrings'
import { MailboxView } from './optimistic/MailboxView'
import { trips } from './optimistic/moves'
import { stateWords } from './stateWords'

/** Mails of one step: soon done, so that it can be stopped, and enough that there are not many. */
const portionSize = 500

/** What takes longer shows how far it is. */
const noticeableMs = 150

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
 * and can be taken back where mails were moved.
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
    async function perform(mails: MatchingMails, action: MatchingAction): Promise<void> {
      if (!messages.matching || running.current) return
      const { signal } = (running.current = new AbortController())
      const view = new MailboxView(cache, account)
      const touched = action.kind === 'move' ? [mails.folder, action.target] : [mails.folder]
      const moved: MovedMessage[] = []
      let doneCount = 0
      const waiting = setTimeout(() => setProgress({ doneCount, totalCount: mails.count }), noticeableMs)
      try {
        for await (const uids of portions(messages, mails, signal)) {
          moved.push(...(await actOn(messages, { folder: mails.folder, uids }, action)))
          doneCount += uids.length
          setProgress({ doneCount, totalCount: mails.count })
          view.refresh(...touched)
        }
      } catch (error) {
        const isStopped = isMailroomError(error) && error.kind === 'cancelled'
        if (!isStopped) sayFailure(failures[action.kind], error, () => void perform(mails, action))
      } finally {
        clearTimeout(waiting)
        running.current = undefined
        setProgress(undefined)
        view.refresh(...touched)
      }
      if (doneCount === 0) return
      const undo = async () => {
        await moveBack(messages, moved)
        view.refresh(...new Set([...touched, ...moved.map(({ to }) => to.folder)]))
      }
      const target =
        action.kind === 'move' ? folderName(view.folder(action.target) ?? { name: action.target }) : ''
      notify({
        tone: 'done',
        text: doneWords(t, action, doneCount, target),
        action:
          moved.length > 0
            ? {
                label: t('undo'),
                onSelect: () => void undo().catch((error) => sayFailure('undoFailed', error)),
              }
            : undefined,
      })
    },
    [messages, cache, account, t, notify, sayFailure, folderName],
  )
  return { canAct: messages.matching !== undefined, progress, act, cancel }
}

/** The numbers of the mails from the lowest on, and no more than were shown: what arrives meanwhile has higher ones. */
async function* portions(
  messages: MessagesPort,
  { folder, filter, count }: MatchingMails,
  signal: AbortSignal,
) {
  let left = count
  let after: number | undefined
  while (left > 0 && !signal.aborted) {
    const limit = Math.min(portionSize, left)
    const query = { folder, limit, ...(filter && { filter }), ...(after !== undefined && { after }) }
    const uids = await messages.matching!(query, { signal })
    if (uids.length > 0) yield uids
    if (uids.length < limit) return
    after = uids.at(-1)
    left -= uids.length
  }
}

async function actOn(
  messages: MessagesPort,
  selection: MessageSelection,
  action: MatchingAction,
): Promise<readonly MovedMessage[]> {
  switch (action.kind) {
    case 'mark':
      await messages.setState(selection, action.change)
      return []
    case 'move':
      return messages.move(selection, action.target)
    case 'remove':
      return messages.delete(selection)
    case 'deleteForever':
      await messages.deleteForever(selection)
      return []
  }
}

async function moveBack(messages: MessagesPort, moved: readonly MovedMessage[]): Promise<void> {
  for (const { from, selection } of trips(moved)) await messages.move(selection, from)
}

const failures = {
  mark: 'markFailed',
  move: 'moveFailed',
  remove: 'deleteFailed',
  deleteForever: 'deleteFailed',
} as const satisfies Record<MatchingAction['kind'], keyof CommonStrings>

function doneWords(t: Translate, action: MatchingAction, count: number, folder: string): string {
  if (action.kind === 'mark') return stateWords(t, action.change, count)
  if (action.kind === 'move') return t('moved', { count, folder })
  return t(action.kind === 'remove' ? 'deleted' : 'deletedForever', { count })
}
