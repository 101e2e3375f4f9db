import { useLayoutEffect, useRef, useState } from 'react'
import { followHeight } from './followHeight'
import { framePage, frameSandbox } from '@mailroom/html'
import { addFrameStyles } from './frameStyles'
import { handleLinks } from './handleLinks'
import type { MailtoFields } from './parseMailto'
import { passEventsOut } from './passEventsOut'
import { showBody, showInlinePictures, showRemotePictures } from './showBody'
import * as styles from './MessageFrame.css'

export interface MessageFrameProps {
  /** A cleaned body; undefined keeps the frame warm for the next one. */
  body: HTMLElement | undefined
  /** Blob addresses of the inline pictures, by their place in the cleaning's `usedContentIds`. */
  pictures?: readonly (string | undefined)[]
  /** Blob addresses of pictures from the web that the reader has allowed, by their place in `remotePictures`. */
  remotePictures?: readonly (string | undefined)[]
  /** Lies on the skin's dark surface instead of light paper. @default false */
  isDark?: boolean
  /** What screen readers call the frame. */
  title: string
  /** A page of the host with a policy of its own; without it the frame brings its page along. */
  frameUrl?: string
  /** Called for `mailto:` links; without it they are left to the browser. */
  onMailto?: (fields: MailtoFields) => void
}

/**
 * Shows a cleaned mail in a sandboxed frame that runs no script and loads nothing, as high as the mail is. The frame
 * stays when the mail changes, so the next mail appears without loading a page again.
 *
 * @source RD-16
 */
export function MessageFrame(props: MessageFrameProps) {
  const { body, pictures, remotePictures, isDark = false, title, frameUrl, onMailto } = props
  const frame = useRef<HTMLIFrameElement>(null)
  const [page, setPage] = useState<Document>()
  const [isUnreachable, setUnreachable] = useState(false)
  const mailto = useRef(onMailto)

  useLayoutEffect(() => {
    mailto.current = onMailto
  })

  useLayoutEffect(() => {
    if (frame.current === null || page === undefined || body === undefined) return
    showBody(page, body)
    const ends = [
      followHeight(frame.current, page),
      passEventsOut(frame.current, page),
      handleLinks(page, () => mailto.current),
    ]
    return () => ends.forEach((end) => end())
  }, [page, body])

  useLayoutEffect(() => {
    page?.documentElement.toggleAttribute('data-mailroom-dark', isDark)
  }, [page, isDark])

  useLayoutEffect(() => {
    if (page !== undefined && body !== undefined && pictures !== undefined) showInlinePictures(page, pictures)
  }, [page, body, pictures])

  useLayoutEffect(() => {
    if (page !== undefined && body !== undefined) showRemotePictures(page, remotePictures ?? [])
  }, [page, body, remotePictures])

  const source = frameUrl === undefined || isUnreachable ? { srcDoc: framePage } : { src: frameUrl }
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      hidden={body === undefined}
      data-dark={isDark || undefined}
      title={title}
      sandbox={frameSandbox}
      referrerPolicy="no-referrer"
      onLoad={() => {
        const loaded = frame.current?.contentDocument ?? undefined
        if (loaded !== undefined) addFrameStyles(loaded)
        // The host's page is missing or on another origin: the mail brings its own.
        else setUnreachable(true)
        setPage(loaded)
      }}
      {...source}
    />
  )
}
