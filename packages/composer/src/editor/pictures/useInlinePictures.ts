import type { DraftAttachment } from '@mailroom/core'
import { useErrorText, useSending } from '@mailroom/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { SayComposer } from '../../composeStrings'
import type { InlineImage } from '../MailEditorProps'

/** Largest picture in a text. @source 2nd text 5 */
const maxImageBytes = 10 * 1024 * 1024

/** @source 2nd text 5 */
const imageTypes = new Set(['image/jpeg', 'image/gif', 'image/png', 'image/bmp'])

/** The pictures of a text. */
export interface InlinePictures {
  /** Addresses by content id; undefined while those of a draft or a forward are being fetched. */
  readonly images: ReadonlyMap<string, string> | undefined
  add(file: File): Promise<InlineImage | undefined>
  /** One is on its way. */
  readonly isRunning: boolean
}

/** Shows the pictures that a mail begins with, and stores new ones. */
export function useInlinePictures(
  t: SayComposer,
  initial: readonly DraftAttachment[],
  onAdded: (attachment: DraftAttachment) => void,
  onRefused: (sentence: string) => void,
): InlinePictures {
  const { upload, uploaded } = useSending()
  const errorText = useErrorText()
  const [first] = useState(() => initial.filter(({ contentId }) => contentId !== undefined))
  const [images, setImages] = useState<ReadonlyMap<string, string> | undefined>(() =>
    first.length === 0 ? new Map() : undefined,
  )
  const [running, setRunning] = useState(0)
  const urls = useRef<string[]>([])

  useEffect(() => {
    const made = urls.current
    if (first.length === 0) return
    const abort = new AbortController()
    const fetched = first.map(async ({ id, contentId }) => {
      // A picture that cannot be fetched keeps its place and its name in the text.
      const blob = await uploaded(id, { signal: abort.signal }).catch(() => new Blob([]))
      return [contentId!, blob] as const
    })
    void Promise.all(fetched).then((all) => {
      if (abort.signal.aborted) return
      const found = all.map(([contentId, blob]) => [contentId, URL.createObjectURL(blob)] as const)
      made.push(...found.map(([, url]) => url))
      setImages(new Map(found))
    })
    return () => abort.abort()
  }, [first, uploaded])

  useEffect(() => {
    const made = urls.current
    return () => made.splice(0).forEach((url) => URL.revokeObjectURL(url))
  }, [])

  const add = useCallback(
    async (file: File): Promise<InlineImage | undefined> => {
      const refusal = refusalOf(file)
      if (refusal) {
        onRefused(t(refusal))
        return undefined
      }
      setRunning((count) => count + 1)
      try {
        const attachment = await upload(file, { inline: true })
        if (attachment.contentId === undefined) return undefined
        const url = URL.createObjectURL(file)
        urls.current.push(url)
        onAdded(attachment)
        return { contentId: attachment.contentId, url }
      } catch (error) {
        onRefused(t('uploadFailed', { name: file.name, why: errorText(error) ?? '' }))
        return undefined
      } finally {
        setRunning((count) => count - 1)
      }
    },
    [t, upload, onAdded, onRefused, errorText],
  )
  return { images, add, isRunning: running > 0 }
}

/** Why a picture is not taken. */
function refusalOf({ type, size }: File): 'imageType' | 'imageTooLarge' | undefined {
  if (!imageTypes.has(type)) return 'imageType'
  return size >= maxImageBytes ? 'imageTooLarge' : undefined
}
