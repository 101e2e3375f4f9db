import {
  isMailroomError,
  type MessageSelection,
  type MessagesPort,
  type MessageUid,
  type MovedMessage,
  type StateChange,
} from '@mailroom/core'
import type { MailCache } from '../data/MailCache'
import type { useFailureToast } from '../errors/useFailureToast'
import type { useFolderName } from '../folders/useFolderName'
import type { Translate } from '../i18n/Translate'
import type { useNotify } from '../notices/useNotify'
import { matchingFailures } from './matchingFailures'
import { MailboxView } from './optimistic/MailboxView'
import { trips } from './optimistic/moves'
import { portions } from './portions'
import { stateWords } from './stateWords'
import type { MatchingAction, MatchingMails, MatchingProgress } from './useMatchingActions'

/** What takes longer shows how far it is. */
const noticeableMs = 150

/** What it works with, and who is told. */
export interface MatchingParts {
  readonly messages: MessagesPort
  readonly cache: MailCache
  readonly account: string
  readonly t: Translate
  readonly notify: ReturnType<typeof useNotify>
  readonly sayFailure: ReturnType<typeof useFailureToast>
  readonly folderName: ReturnType<typeof useFolderName>
  readonly onProgress: (progress: MatchingProgress) => void
  /** Does it once more, from the start. */
  readonly repeat: () => void
}

/** Does it, tells how far it is and what was done, and offers the way back. @param signal ends it after a portion */
export async function performMatching(
  parts: MatchingParts,
  mails: MatchingMails,
  action: MatchingAction,
  signal: AbortSignal,
): Promise<void> {
  const { messages, cache, account, t, notify, sayFailure, folderName, onProgress, repeat } = parts
  const view = new MailboxView(cache, account)
  const touched = action.kind === 'move' ? [mails.folder, action.target] : [mails.folder]
  const moved: MovedMessage[] = []
  const marked: MessageUid[] = []
  const before = stateBefore(mails, action)
  let doneCount = 0
  const waiting = setTimeout(() => onProgress({ doneCount, totalCount: mails.count }), noticeableMs)
  try {
    for await (const uids of portions(messages, mails, signal)) {
      moved.push(...(await actOn(messages, { folder: mails.folder, uids }, action)))
      if (before) marked.push(...uids)
      doneCount += uids.length
      onProgress({ doneCount, totalCount: mails.count })
      view.refreshTouched(...touched)
    }
  } catch (error) {
    const isStopped = isMailroomError(error) && error.kind === 'cancelled'
    if (!isStopped) sayFailure(matchingFailures[action.kind], error, repeat)
  } finally {
    clearTimeout(waiting)
    view.refresh(...touched)
  }
  if (doneCount === 0) return
  const undo = async () => {
    await moveBack(messages, moved)
    if (before) await messages.setState({ folder: mails.folder, uids: marked }, before)
    view.refresh(...new Set([...touched, ...moved.map(({ to }) => to.folder)]))
  }
  const target =
    action.kind === 'move' ? folderName(view.folder(action.target) ?? { name: action.target }) : ''
  notify({
    tone: 'done',
    text: doneWords(t, action, doneCount, target),
    action:
      moved.length > 0 || before
        ? {
            label: t('undo'),
            onSelect: () => void undo().catch((error) => sayFailure('undoFailed', error)),
          }
        : undefined,
  })
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

/** What all of them were before, where their filter says so. */
function stateBefore({ filter }: MatchingMails, action: MatchingAction): StateChange | undefined {
  if (action.kind !== 'mark' || Object.keys(action.change).join() !== 'isRead') return undefined
  const { isRead } = action.change
  return filter?.kind === (isRead ? 'unseen' : 'seen') ? { isRead: !isRead } : undefined
}

async function moveBack(messages: MessagesPort, moved: readonly MovedMessage[]): Promise<void> {
  for (const { from, selection } of trips(moved)) await messages.move(selection, from)
}

function doneWords(t: Translate, action: MatchingAction, count: number, folder: string): string {
  if (action.kind === 'mark') return stateWords(t, action.change, count)
  if (action.kind === 'move') return t('moved', { count, folder })
  return t(action.kind === 'remove' ? 'deleted' : 'deletedForever', { count })
}
