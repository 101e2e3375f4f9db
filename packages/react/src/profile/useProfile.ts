import type { OwnProfile, ProfilePort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** Who the reader is to the organisation. */
export interface ProfileAnswer extends Omit<ProfilePort, 'profile'> {
  /** Undefined until it is known. */
  readonly profile: OwnProfile | undefined
  readonly error: unknown
  /** False where the mail system does not say. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
}

/** Who the reader is, and asking an administrator to change that. What is asked rejects for the form to say why. @source ST-01, ST-18 */
export function useProfile(): ProfileAnswer {
  const { profile: port } = useAdapter()
  const key = useAccountKey('profile', port ? everything : undefined)
  const { data: profile, error, refresh } = useAnswer(key, () => port!.profile())
  const actions = useMemo(() => {
    /** What holds is asked for after a failure too: an administrator may have been quicker. */
    const thenAgain = async (act: (there: ProfilePort) => Promise<void>): Promise<void> => {
      if (!port) throw missingPort('profile')
      try {
        await act(port)
      } finally {
        await refresh()
      }
    }
    return {
      requestName: (wanted: Parameters<ProfilePort['requestName']>[0]) =>
        thenAgain((there) => there.requestName(wanted)),
      withdrawName: () => thenAgain((there) => there.withdrawName()),
      requestClosing: (reason: string) => thenAgain((there) => there.requestClosing(reason)),
      withdrawClosing: () => thenAgain((there) => there.withdrawClosing()),
    }
  }, [port, refresh])
  return { profile, error, refresh, isThere: port !== undefined, ...actions }
}
