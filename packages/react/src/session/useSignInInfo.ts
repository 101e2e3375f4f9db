import { useAdapter } from '../adapter/adapterContext'
import { everything, nobody, type Key } from '../data/keys'
import { useAnswer } from '../data/useAnswer'

const key: Key<'signInInfo'> = ['signInInfo', nobody, everything]

/** What the sign-in page shows: title, logo, ways to sign in. @source SE-20 */
export function useSignInInfo() {
  const { session } = useAdapter()
  const { data: info, ...rest } = useAnswer(key, () => session.signInInfo())
  return { info, ...rest }
}
