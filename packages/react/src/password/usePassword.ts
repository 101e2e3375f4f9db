import { MailroomError, type PasswordChange, type PasswordTerms } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useSessionContext } from '../session/sessionContext'

/** The reader's own password. */
export interface PasswordAnswer {
  /** What a new one must be like; undefined until it is known. */
  readonly terms: PasswordTerms | undefined
  readonly error: unknown
  /** False where the mail system changes no passwords. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /**
   * Changes it, and with it ends the session: `expired` of `useSession` says so in the given words. Rejects when it is not
   * taken, for the form to say why.
   */
  readonly changePassword: (change: PasswordChange, ended: string) => Promise<void>
}

/** The reader's own password, and the way to another. @source SE-22, SE-24 */
export function usePassword(): PasswordAnswer {
  const { password: port } = useAdapter()
  const { expire } = useSessionContext()
  const key = useAccountKey('passwordTerms', port ? everything : undefined)
  const { data: terms, error, refresh } = useAnswer(key, () => port!.terms())

  const changePassword = useCallback(
    async (change: PasswordChange, ended: string) => {
      if (!port) throw missingPort('password')
      await port.change(change)
      expire(new MailroomError('unauthenticated', 'The password was changed.', { detail: ended }), true)
    },
    [port, expire],
  )

  return { terms, error, refresh, isThere: port !== undefined, changePassword }
}
