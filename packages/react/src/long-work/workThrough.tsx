import { MailroomError, type MessageSelection, type MessagesPort } from '@mailroom/core'
import { LatePart } from '@mailroom/ui'
import { portions, portionSize } from '../messages/portions'
import type { MatchingMails } from '../messages/useMatchingActions'
import type { useNotify } from '../notices/useNotify'
import { LongWork } from './LongWork'
import { LongWorkToast, StoppedWords, type LongWorkToastProps } from './LongWorkToast'

/** Work on all mails of some folders. */
export interface FolderWork extends Omit<LongWorkToastProps, 'work'> {
  readonly mails: readonly MatchingMails[]
  /** Does it to some mails of one folder. */
  readonly act: (selection: MessageSelection) => Promise<unknown>
  /** Some more are done. */
  readonly onAdvance: () => void
}

const countOf = (mails: readonly MatchingMails[]) => mails.reduce((sum, { count }) => sum + count, 0)

/** Whether it takes more than one step: then the reader sees how far it is, and can end it. */
export const isLong = (messages: MessagesPort, mails: readonly MatchingMails[]): boolean =>
  messages.matching !== undefined && countOf(mails) > portionSize

/**
 * Works through all mails of some folders, a portion at a time, so that others are served in between. A toast tells how
 * far it has come and can end it; what is done then stays done.
 *
 * @throws MailroomError `cancelled` when the reader has ended it, and has been told
 */
export async function workThrough(
  { messages, notify }: { readonly messages: MessagesPort; readonly notify: ReturnType<typeof useNotify> },
  { mails, act, onAdvance, kind, folder }: FolderWork,
): Promise<void> {
  const work = new LongWork(countOf(mails))
  const toast = <LongWorkToast work={work} kind={kind} folder={folder} />
  const close = notify({
    tone: 'done',
    text: <LatePart>{toast}</LatePart>,
    durationMs: Infinity,
  })
  try {
    for (const each of mails) {
      for await (const uids of portions(messages, each, work.signal)) {
        await act({ folder: each.folder, uids })
        work.advance(uids.length)
        onAdvance()
      }
    }
  } catch (error) {
    if (!work.signal.aborted) throw error
  } finally {
    close()
    onAdvance()
  }
  if (!work.signal.aborted) return
  notify({
    tone: 'done',
    text: (
      <LatePart>
        <StoppedWords work={work} />
      </LatePart>
    ),
  })
  throw new MailroomError('cancelled', 'The reader has ended it.')
}
