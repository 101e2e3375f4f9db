import { parseHtml } from '@mailroom/html'
import { randomId } from '@mailroom/react'
import { useEffect, useMemo, useRef } from 'react'
import type { InlinePictures } from '../editor/pictures/useInlinePictures'
import { swapPictures } from '../editor/text/swapPictures'
import { dataAddress } from './dataAddress'

/** Types of pictures that a text takes. @source 2nd text 5 */
const types = new Set(['image/jpeg', 'image/gif', 'image/png', 'image/bmp'])

/** Why a picture is not taken. */
export type PictureRefusal = 'imageType' | 'heldImageTooLarge'

/** Pictures of a text that is kept in one piece: they stand in it as `data:` addresses. */
export interface HeldPictures extends InlinePictures {
  /** The text as it is kept. @param html with `cid:` references */
  withPictures(html: string): string
}

/** Keeps the pictures of a text inside the text. @param maxBytes of one picture */
export function useHeldPictures(maxBytes: number, onRefused: (why: PictureRefusal) => void): HeldPictures {
  const held = useRef(new Map<string, string>())
  const urls = useRef<string[]>([])
  const refuse = useRef(onRefused)
  useEffect(() => {
    refuse.current = onRefused
  })
  useEffect(() => {
    const made = urls.current
    return () => made.splice(0).forEach((url) => URL.revokeObjectURL(url))
  }, [])
  return useMemo(
    () => ({
      images: new Map(),
      isRunning: false,
      async add(file) {
        const why = !types.has(file.type)
          ? 'imageType'
          : file.size > maxBytes
            ? 'heldImageTooLarge'
            : undefined
        if (why) {
          refuse.current(why)
          return undefined
        }
        const contentId = randomId()
        held.current.set(contentId, await dataAddress(file))
        const url = URL.createObjectURL(file)
        urls.current.push(url)
        return { contentId, url }
      },
      withPictures(html) {
        const { body } = parseHtml(html)
        swapPictures(body, (address) => {
          const contentId = /^cid:(.+)$/i.exec(address)?.[1]
          return contentId === undefined ? address : held.current.get(contentId)
        })
        return body.innerHTML
      },
    }),
    [maxBytes],
  )
}
