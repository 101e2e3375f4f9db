import { useAdapter, useImports, useSession } from '@mailroom/react'
import type { MailroomAdapter } from '@mailroom/core'
import { useSyncExternalStore } from 'react'
import { MailImport } from './MailImport'

/** What each adapter has under way, and for whom: windows come and go, and files go on. */
const lists = new WeakMap<MailroomAdapter, { readonly account: string; readonly list: MailImport }>()

/** The list of imported files of whoever is signed in; undefined where nothing can be imported. @source ML-17 */
export function useMailImport(): MailImport | undefined {
  const adapter = useAdapter()
  const port = useImports()
  const { session } = useSession()
  if (!port || !session) return undefined
  const account = session.user.address.address
  const known = lists.get(adapter)
  if (known?.account === account) return known.list
  known?.list.pause()
  const list = new MailImport(port, session.limits)
  lists.set(adapter, { account, list })
  return list
}

/** The files of a list, as they are now. */
export const useImportItems = (list: MailImport) =>
  useSyncExternalStore(
    (listener) => list.subscribe(listener),
    () => list.items,
  )
