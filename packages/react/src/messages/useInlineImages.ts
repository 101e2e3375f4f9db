import type { Message, MessageRef } from '@mailroom/core'
import { useEffect, useState } from 'react'
import { useAdapter } from '../adapter/adapterContext'

const none: ReadonlyMap<string, string> = new Map()

/**
 * Addresses of the pictures inside a mail, by the content id that its HTML names. Grows as they arrive; the addresses
 * end with the caller. A picture that cannot be fetched stays away.
 *
 * @source RD-18
 */
export function useInlineImages(message: Message | undefined): ReadonlyMap<string, string> {
  const { messages: port } = useAdapter()
  const [found, setFound] = useState<{ wanted?: string; images: ReadonlyMap<string, string> }>({
    images: none,
  })
  // As text, so that a new flag on the same mail does not fetch its pictures again.
  const wanted = message && JSON.stringify([message.ref, picturesOf(message)])
  useEffect(() => {
    if (wanted === undefined) return undefined
    const [ref, pictures] = JSON.parse(wanted) as [MessageRef, ReturnType<typeof picturesOf>]
    const controller = new AbortController()
    const images = new Map<string, string>()
    const fetchOne = async ({ id, contentId }: (typeof pictures)[number]) => {
      const blob = await port.attachment(ref, id, { signal: controller.signal })
      if (controller.signal.aborted) return
      images.set(contentId, URL.createObjectURL(blob))
      setFound({ wanted, images: new Map(images) })
    }
    for (const picture of pictures) fetchOne(picture).catch(stayAway)
    return () => {
      controller.abort()
      for (const url of images.values()) URL.revokeObjectURL(url)
    }
  }, [port, wanted])
  return found.wanted === wanted ? found.images : none
}

/** The frame shows where a picture is missing. */
const stayAway = () => undefined

function picturesOf({ attachments }: Message) {
  return attachments.flatMap(({ id, contentId }) => (contentId === undefined ? [] : [{ id, contentId }]))
}
