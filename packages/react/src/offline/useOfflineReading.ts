import { useEffect } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { useMailCache } from '../data/DataProvider'
import { useSessionContext } from '../session/sessionContext'
import { AnswerKeeper } from './AnswerKeeper'
import type { KeptAnswers } from './KeptAnswers'

/**
 * Keeps what the reader sees, so that it can be read without a connection, and shows it then. In the mailbox of somebody
 * else nothing is kept. A screen that is locked and a session that ended let everything go.
 *
 * @param kept undefined keeps nothing
 * @source SH-20, LK-03
 */
export function useOfflineReading(kept: KeptAnswers | undefined): void {
  const { folderLock } = useAdapter()
  const cache = useMailCache()
  const { session, expired } = useSessionContext()
  const isOver = session === null || session?.isLocked === true || expired !== undefined
  const account = isOver || session?.isShared ? undefined : session?.user.address.address
  useEffect(() => {
    if (!kept || account === undefined) return undefined
    const keeper = new AnswerKeeper(cache, kept, account, folderLock)
    keeper.start()
    return () => keeper.stop()
  }, [kept, account, cache, folderLock])
  useEffect(() => {
    if (isOver) void kept?.clear().catch(() => undefined)
  }, [isOver, kept])
}
