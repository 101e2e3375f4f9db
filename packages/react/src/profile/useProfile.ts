import type { Gender, OwnProfile, ProfilePort } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useSession } from '../session/useSession'

/** Who the reader is to the organisation. */
export interface ProfileAnswer extends Omit<ProfilePort, 'profile'> {
  /** Undefined until it is known. */
  readonly profile: OwnProfile | undefined
  readonly error: unknown
  /** False where the mail system does not say. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
}

/**
 * Who the reader is, how they are shown, and asking an administrator to change the rest. What is asked rejects for the form to say
 * why.
 *
 * @source ST-01, ST-18
 */
export function useProfile(): ProfileAnswer {
  const { profile: port } = useAdapter()
  const { refresh: refreshSession } = useSession()
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
    /** How the reader is shown stands all over the page. */
    const thenEverywhere = async (act: (there: ProfilePort) => Promise<void>): Promise<void> => {
      await thenAgain(act)
      await refreshSession()
    }
    return {
      requestName: (wanted: Parameters<ProfilePort['requestName']>[0]) =>
        thenAgain((there) => there.requestName(wanted)),
      withdrawName: () => thenAgain((there) => there.withdrawName()),
      requestClosing: (reason: string) => thenAgain((there) => there.requestClosing(reason)),
      withdrawClosing: () => thenAgain((there) => there.withdrawClosing()),
      setPicture: (picture: Blob) => thenEverywhere((there) => there.setPicture(picture)),
      removePicture: () => thenEverywhere((there) => there.removePicture()),
      setGender: (gender: Gender) => thenEverywhere((there) => there.setGender(gender)),
    }
  }, [port, refresh, refreshSession])
  return { profile, error, refresh, isThere: port !== undefined, ...actions }
}
