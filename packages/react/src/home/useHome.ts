import type { HomeInfo, SignIns } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** What greets people, as far as it is there. */
export interface HomeAnswer {
  readonly info: HomeInfo | undefined
  readonly signIns: SignIns | undefined
  /** Why the figures are not there. With `info`, they are stale. */
  readonly error: unknown
  readonly refresh: () => Promise<void>
}

/** What greets the reader: their figures, what the organisation has to say, and their sign-ins. @source HO-01, SE-25 */
export function useHome(): HomeAnswer {
  const { home: port } = useAdapter()
  const all = port ? everything : undefined
  const { data: info, error, refresh } = useAnswer(useAccountKey('home', all), () => port!.info())
  const signIns = useAnswer(useAccountKey('signIns', all), () => port!.signIns())
  const { refresh: refreshSignIns } = signIns
  const refreshBoth = useCallback(async () => {
    await Promise.all([refresh(), refreshSignIns()])
  }, [refresh, refreshSignIns])
  return { info, signIns: signIns.data, error, refresh: refreshBoth }
}
