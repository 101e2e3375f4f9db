import type { Message, OpenedMail } from '@mailroom/core'
import { useEffect, useMemo, useState } from 'react'
import type { MailtoFields } from '../body/frame/parseMailto'
import { MessageBody } from '../body/MessageBody'

const none: ReadonlyMap<string, string> = new Map()

export interface OpenedBodyProps {
  message: Message
  opened: OpenedMail
  onMailto?: (fields: MailtoFields) => void
}

/** The text of an opened mail, with the pictures that came along. */
export function OpenedBody({ message, opened, onMailto }: OpenedBodyProps) {
  const images = usePictures(opened)
  const shown = useMemo(
    (): Message => ({
      ...message,
      text: opened.text,
      html: opened.html,
      attachments: opened.pictures.map(({ contentId, content }) => ({
        id: contentId,
        name: contentId,
        sizeBytes: content.size,
        contentType: content.type,
        contentId,
        isInline: true,
      })),
    }),
    [message, opened],
  )
  return <MessageBody message={shown} images={images} onMailto={onMailto} />
}

/** Addresses of the pictures; they end with the caller. */
function usePictures({ pictures }: OpenedMail): ReadonlyMap<string, string> {
  const [images, setImages] = useState(none)
  useEffect(() => {
    const made = new Map(pictures.map(({ contentId, content }) => [contentId, URL.createObjectURL(content)]))
    setImages(made)
    return () => {
      for (const url of made.values()) URL.revokeObjectURL(url)
    }
  }, [pictures])
  return images
}
