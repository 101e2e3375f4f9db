import { addressKey } from '@mailroom/core'
import { useCallback } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useMailCache } from '../data/DataProvider'
import { everything } from '../data/keys'
import { useAccountKey } from '../data/useAccountKey'
import { useAnswer } from '../data/useAnswer'
import { useFailureToast } from '../errors/useFailureToast'

/**
 * The senders whose pictures from the web are shown without asking, and a way to add and to take off one. A change
 * shows at once; when it cannot be kept, it goes back and the reader is told.
 *
 * @source RD-17
 */
export function usePictureSenders() {
  const { pictures: port } = useAdapter()
  const cache = useMailCache()
  const sayFailure = useFailureToast()
  const key = useAccountKey('pictureSenders', port ? everything : undefined)
  const { data: senders, ...rest } = useAnswer(key, () => port!.senders())

  const setAllowed = useCallback(
    async function change(address: string, isAllowed: boolean): Promise<void> {
      if (!port) throw missingPort('pictures')
      if (!key) return
      const name = addressKey(address)
      const show = (isShown: boolean) =>
        cache.update(key, (known) => {
          const others = known.filter((sender) => sender !== name)
          return isShown ? [...others, name].toSorted() : others
        })
      cache.beginWrite()
      show(isAllowed)
      try {
        await (isAllowed ? port.allowSender(name) : port.disallowSender(name))
      } catch (error) {
        show(!isAllowed)
        sayFailure('settingsFailed', error, () => void change(address, isAllowed))
      } finally {
        cache.endWrite()
      }
    },
    [port, cache, key, sayFailure],
  )
  return { senders, setAllowed, ...rest }
}
