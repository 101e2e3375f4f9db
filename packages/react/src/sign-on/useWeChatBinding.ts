import type { SignOnArrival, WeChatBinding } from '@mailroom/core'
import { useMemo } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'

/** How the reader's account stands with WeChat. */
export interface WeChatBindingAnswer {
  /** Undefined until it is known. */
  readonly binding: WeChatBinding | undefined
  readonly error: unknown
  /** False where nobody signs on elsewhere. */
  readonly isThere: boolean
  readonly refresh: () => Promise<void>
  /** As `SignOnPort` has them; each rejects for the page to say why. */
  readonly beginBinding: (proof: string) => Promise<string>
  readonly bind: (arrival: SignOnArrival) => Promise<void>
  readonly unbind: (proof: string) => Promise<void>
}

/** How the reader's account stands with WeChat, and how that is changed. @source SE-09 */
export function useWeChatBinding(): WeChatBindingAnswer {
  const { signOn: port } = useAdapter()
  const key = useAccountKey('weChatBinding', port ? everything : undefined)
  const { data: binding, error, refresh } = useAnswer(key, () => port!.binding())
  const actions = useMemo(() => {
    const there = () => {
      if (!port) throw missingPort('signOn')
      return port
    }
    return {
      beginBinding: async (proof: string) => there().beginBinding(proof),
      async bind(arrival: SignOnArrival) {
        await there().bind(arrival)
        await refresh()
      },
      async unbind(proof: string) {
        await there().unbind(proof)
        await refresh()
      },
    }
  }, [port, refresh])
  return { binding, error, refresh, isThere: port !== undefined, ...actions }
}
