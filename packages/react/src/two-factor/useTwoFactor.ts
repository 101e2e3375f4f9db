import type { AuthenticatorSetup, TwoFactorPort, TwoFactorState } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything, nobody } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useAccount } from '../session/sessionContext'

/** The second step of the reader's signing in. */
export interface TwoFactorAnswer {
  /** Undefined until it is known. */
  readonly state: TwoFactorState | undefined
  readonly error: unknown
  /** False where signing in has one step only. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /** As `TwoFactorPort` has them; each rejects for the form to say why. */
  readonly begin: () => Promise<AuthenticatorSetup>
  readonly confirm: (code: string) => Promise<readonly string[]>
  readonly renewBackupCodes: (proof: string) => Promise<readonly string[]>
  readonly remove: (proof: string) => Promise<void>
  readonly beginPhone: (number: string, proof: string) => Promise<void>
  readonly confirmPhone: (code: string) => Promise<readonly string[]>
  readonly removePhone: (proof: string) => Promise<void>
}

/** A port that knows phones. */
function phoneOf(port: TwoFactorPort): Required<TwoFactorPort> {
  if (!port.beginPhone || !port.confirmPhone || !port.removePhone)
    throw new Error('The port "twoFactor" knows no phones. Offer them only where its state has `phone`.')
  return port as Required<TwoFactorPort>
}

/** The second step of the reader's signing in, and what can be done with it. @source SE-08 */
export function useTwoFactor(): TwoFactorAnswer {
  const { twoFactor: port } = useAdapter()
  const cache = useMailCache()
  const account = useAccount() ?? nobody
  const key = useAccountKey('twoFactor', port ? everything : undefined)
  const { data: state, error, refresh } = useAnswer(key, () => port!.state())

  const actions = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('twoFactor')
      return port
    }
    const told = async <T>(act: Promise<T>): Promise<T> => {
      const answer = await act
      cache.refresh(cache.keys('twoFactor', account))
      return answer
    }
    return {
      begin: async () => there().begin(),
      confirm: async (code: string) => told(there().confirm(code)),
      renewBackupCodes: async (proof: string) => told(there().renewBackupCodes(proof)),
      remove: async (proof: string) => told(there().remove(proof)),
      beginPhone: async (number: string, proof: string) => phoneOf(there()).beginPhone(number, proof),
      confirmPhone: async (code: string) => told(phoneOf(there()).confirmPhone(code)),
      removePhone: async (proof: string) => told(phoneOf(there()).removePhone(proof)),
    }
  }, [port, cache, account])

  return { state, error, refresh, isThere: port !== undefined, ...actions }
}
