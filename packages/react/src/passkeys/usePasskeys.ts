import type { NewPasskey, Passkey, PasskeyId, PasskeySetup } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** The reader's passkeys. */
export interface PasskeysAnswer {
  /** The newest first; undefined until they are known. */
  readonly passkeys: readonly Passkey[] | undefined
  readonly error: unknown
  /** False where nobody signs in with passkeys. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /** As `PasskeysPort` has them; each rejects for the form to say why. */
  readonly beginSetup: (proof: string) => Promise<PasskeySetup>
  readonly finishSetup: (made: NewPasskey, name: string) => Promise<Passkey>
  readonly rename: (id: PasskeyId, name: string) => Promise<void>
  readonly remove: (id: PasskeyId, proof: string) => Promise<void>
}

/** The reader's passkeys, and what can be done with them. @source SE-08 */
export function usePasskeys(): PasskeysAnswer {
  const { passkeys: port } = useAdapter()
  const key = useAccountKey('passkeys', port ? everything : undefined)
  const { data: passkeys, error, refresh } = useAnswer(key, () => port!.list())
  const actions = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('passkeys')
      return port
    }
    const thenAgain = async <T>(act: Promise<T>): Promise<T> => {
      const answer = await act
      await refresh()
      return answer
    }
    return {
      beginSetup: async (proof: string) => there().beginSetup(proof),
      finishSetup: async (made: NewPasskey, name: string) => thenAgain(there().finishSetup(made, name)),
      rename: async (id: PasskeyId, name: string) => thenAgain(there().rename(id, name)),
      remove: async (id: PasskeyId, proof: string) => thenAgain(there().remove(id, proof)),
    }
  }, [port, refresh])
  return { passkeys, error, refresh, isThere: port !== undefined, ...actions }
}
