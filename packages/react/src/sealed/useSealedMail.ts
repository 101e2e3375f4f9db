import { messageKey, type MessageRef, type OpenedMail } from '@mailroom/core'
import { useCallback, useEffect, useMemo } from 'react'
import useSWR from 'swr'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import type { OpenedSeal } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'

/**
 * A mail under a seal. Once it was opened its content stays in this page until it is forgotten: nothing else keeps it.
 *
 * @source RD-11, RD-12
 */
export function useSealedMail({ folder, uid }: MessageRef) {
  const { sealed: port } = useAdapter()
  const cache = useMailCache()
  const key = useAccountKey('opened', messageKey({ folder, uid }))
  const { data: opened } = useSWR<OpenedSeal>(key && cache.nameOf(key), null)
  useEffect(() => (key ? cache.hold(key) : undefined), [cache, key])
  const message = useAccountKey('message', messageKey({ folder, uid }))

  const keep = useCallback(
    (mail: OpenedMail, password?: string) => {
      if (key) cache.write(key, { ...mail, ...(password !== undefined && { password }) })
      // How it stands now: read once less, or destroyed.
      if (message) cache.update(message, (known) => ({ ...known, seal: mail.seal }))
    },
    [cache, key, message],
  )
  const actions = useMemo(() => {
    const sealed = () => {
      if (!port) throw missingPort('sealed')
      return port
    }
    const ref = { folder, uid }
    return {
      /** Spends one reading. */
      reveal: async () => keep(await sealed().reveal(ref)),
      unlock: async (password: string) => keep(await sealed().unlock(ref, password), password),
    }
  }, [port, keep, folder, uid])
  return { opened, isThere: port !== undefined, ...actions }
}
