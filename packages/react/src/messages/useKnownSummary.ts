import type { MessageRef, MessageSummary } from '@mailroom/core'
import { useMemo } from 'react'
import { useMailCache } from '../data/DataProvider'
import type { MailCache } from '../data/MailCache'
import { useAccount } from '../session/sessionContext'

/**
 * The row of a mail in a list, in search results or in a conversation that is here: what can be said of a mail that is on its way.
 * Looked for once for each mail. Undefined where no such row is here, and without a mail.
 *
 * @source RD-14
 */
export function useKnownSummary(ref: MessageRef | undefined): MessageSummary | undefined {
  const cache = useMailCache()
  const account = useAccount()
  const { folder, uid } = ref ?? {}
  return useMemo(
    () =>
      account === undefined || folder === undefined || uid === undefined
        ? undefined
        : findRow(cache, account, { folder, uid }),
    [cache, account, folder, uid],
  )
}

function findRow(cache: MailCache, account: string, { folder, uid }: MessageRef): MessageSummary | undefined {
  const pages = [
    ...cache.keys('list', account).map((key) => cache.read(key)?.page),
    ...cache.keys('results', account).map((key) => cache.read(key)?.page),
    ...cache.keys('conversation', account).map((key) => cache.read(key)),
  ]
  for (const page of pages) {
    const row = page?.messages.find(({ ref }) => ref.uid === uid && ref.folder === folder)
    if (row) return row
  }
  return undefined
}
