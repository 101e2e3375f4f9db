import type { Attachment, AttachmentId, ReadOptions } from '@mailroom/core'
import { useEffect, useState } from 'react'
import { useStableCallback } from '../stable/useStableCallback'

const none: ReadonlyMap<string, string> = new Map()

/** Pictures inside a text, and where they come from. */
export interface PicturesOf {
  /** Names the mail: the same pictures are not fetched twice. */
  readonly of: string
  readonly attachments: readonly Attachment[]
  readonly load: (id: AttachmentId, options: ReadOptions) => Promise<Blob>
}

/**
 * Addresses of the pictures inside a text, by the content id that its HTML names. Grows as they arrive; the addresses
 * end with the caller. A picture that cannot be fetched stays away.
 *
 * @source RD-18
 */
export function useFetchedPictures(source: PicturesOf | undefined): ReadonlyMap<string, string> {
  const [found, setFound] = useState<{ wanted?: string; images: ReadonlyMap<string, string> }>({
    images: none,
  })
  // As text, so that a new flag on the same mail does not fetch its pictures again.
  const wanted = source && JSON.stringify([source.of, picturesIn(source.attachments)])
  const load = useStableCallback((id: AttachmentId, options: ReadOptions) => source?.load(id, options))
  useEffect(() => {
    if (wanted === undefined) return undefined
    const [, pictures] = JSON.parse(wanted) as [string, ReturnType<typeof picturesIn>]
    const controller = new AbortController()
    const images = new Map<string, string>()
    const fetchOne = async ({ id, contentId }: (typeof pictures)[number]) => {
      const blob = await load(id, { signal: controller.signal })
      if (blob === undefined || controller.signal.aborted) return
      images.set(contentId, URL.createObjectURL(blob))
      setFound({ wanted, images: new Map(images) })
    }
    for (const picture of pictures) fetchOne(picture).catch(stayAway)
    return () => {
      controller.abort()
      for (const url of images.values()) URL.revokeObjectURL(url)
    }
  }, [load, wanted])
  return found.wanted === wanted ? found.images : none
}

/** The frame shows where a picture is missing. */
const stayAway = () => undefined

const picturesIn = (attachments: readonly Attachment[]) =>
  attachments.flatMap(({ id, contentId }) => (contentId === undefined ? [] : [{ id, contentId }]))
