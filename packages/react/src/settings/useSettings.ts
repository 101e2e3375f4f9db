import type { Settings } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useFailureToast } from '../errors/useFailureToast'

/** What the reader has chosen, and a way to change it that shows at once. */
export function useSettings() {
  const { settings: port } = useAdapter()
  const cache = useMailCache()
  const sayFailure = useFailureToast()
  const key = useAccountKey('settings', port ? everything : undefined)
  const { data: settings, ...rest } = useAnswer(key, () => port!.load())

  const save = useCallback(
    /** When it cannot be kept, the old choice comes back and the reader is told. */
    async function keep(change: Partial<Settings>): Promise<void> {
      if (!port) throw missingPort('settings')
      if (!key) return
      const before = cache.read(key)
      cache.beginWrite()
      cache.update(key, (known) => ({ ...known, ...change }))
      try {
        await port.save(change)
      } catch (error) {
        if (before) cache.update(key, (known) => ({ ...known, ...earlier(before, change) }))
        sayFailure('settingsFailed', error, () => void keep(change))
      } finally {
        cache.endWrite()
      }
    },
    [port, cache, key, sayFailure],
  )
  return { settings, save, ...rest }
}

/** The values before, for what was changed and nothing else: another change may have come since. */
function earlier(before: Settings, change: Partial<Settings>): Partial<Settings> {
  const names = Object.keys(change) as (keyof Settings)[]
  return Object.fromEntries(names.map((name) => [name, before[name]]))
}
