import { useLayoutEffect, useRef, useState } from 'react'
import { followHeight } from './followHeight'
import { framePage, placeFrame } from '@mailroom/html'
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
  const place = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [page, setPage] = useState<Document>()
  const mailto = useRef(onMailto)

  useLayoutEffect(() => {
    mailto.current = onMailto
  })

  useLayoutEffect(() => {
    if (place.current === null) return
    const placed = placeFrame(place.current, frameUrl)
    const { frame: shown } = placed
    shown.className = styles.frame
    const onLoad = () => {
      const loaded = shown.contentDocument ?? undefined
      if (loaded !== undefined) addFrameStyles(loaded)
      // The host's page is missing or on another origin: the mail brings its own.
      else if (!shown.hasAttribute('srcdoc')) shown.srcdoc = framePage
      setPage(loaded)
    }
    shown.addEventListener('load', onLoad)
    setFrame(shown)
    if (placed.isLoaded) onLoad()
    return () => {
      shown.removeEventListener('load', onLoad)
      setPage(undefined)
      placed.remove()
    }
  }, [frameUrl])

  useLayoutEffect(() => {
    frame?.setAttribute('title', title)
    frame?.toggleAttribute('hidden', body === undefined)
    frame?.toggleAttribute('data-dark', isDark)
  }, [frame, title, body, isDark])

  useLayoutEffect(() => {
    if (frame === undefined || page === undefined || body === undefined) return
    showBody(page, body)
    const ends = [
      followHeight(frame, page),
      passEventsOut(frame, page),
      handleLinks(page, () => mailto.current),
    ]
    return () => ends.forEach((end) => end())
  }, [frame, page, body])

  useLayoutEffect(() => {
    page?.documentElement.toggleAttribute('data-mailroom-dark', isDark)
  }, [page, isDark])

  useLayoutEffect(() => {
    if (page !== undefined && body !== undefined && pictures !== undefined) showInlinePictures(page, pictures)
  }, [page, body, pictures])

  useLayoutEffect(() => {
    if (page !== undefined && body !== undefined) showRemotePictures(page, remotePictures ?? [])
  }, [page, body, remotePictures])

  return <div ref={place} />
}
