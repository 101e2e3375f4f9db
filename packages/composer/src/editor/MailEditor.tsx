import { placeFrame } from '@mailroom/html'
import { languageTag, useFrameUrl, useLocale, useStableCallback } from '@mailroom/react'
import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { leaveByTab } from './frame/leaveByTab'
import { passDragOut } from './frame/passDragOut'
import { passKeysOut } from './frame/passKeysOut'
import type { MailEditorProps } from './MailEditorProps'
import * as styles from './MailEditor.css'
import { showPaper } from './text/showPaper'
import { RichText } from './text/RichText'
import { EditorToolbar } from './toolbar/EditorToolbar'

/**
 * The rich text editor. It lives in a frame like the one that shows mails: neither the page's styles nor those of a
 * quoted mail cross its border, nothing in it runs, and nothing in it is fetched.
 *
 * The toolbar stands above the text and comes after it for Tab: from the subject one goes on writing.
 */
export function MailEditor(props: MailEditorProps) {
  const { handle, t, images, onImage, onFiles, onChange, isKnownSignature, takesFocus } = props
  const { label = t('body'), paper } = props
  const frameUrl = useFrameUrl()
  const { locale } = useLocale()
  const place = useRef<HTMLDivElement>(null)
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [first] = useState(props)
  const [text, setText] = useState<RichText>()
  const on = useRef({ onImage, onFiles, onChange, isKnownSignature })
  useLayoutEffect(() => {
    on.current = { onImage, onFiles, onChange, isKnownSignature }
  })

  const open = useStableCallback((page: Document | null) => {
    if (!page?.body || text?.page === page) return
    const made = new RichText(page, {
      label,
      // A frame that is moved in the page, or was hidden, loads again; what was written so far is still here.
      html: text?.html() ?? first.initialHtml,
      quotedHtml: text ? undefined : first.quotedHtml,
      images: text?.pictures() ?? images,
      onImage: (file) => on.current.onImage(file),
      onFiles: (files) => on.current.onFiles(files),
      onChange: () => on.current.onChange(),
      isKnownSignature: (words) => on.current.isKnownSignature(words),
    })
    setText(made)
    if (!text && takesFocus?.()) made.focus()
  })

  useLayoutEffect(() => {
    if (place.current === null) return
    const { frame: placed, isLoaded, remove } = placeFrame(place.current, frameUrl)
    placed.className = styles.frame
    const onLoad = () => open(placed.contentDocument)
    placed.addEventListener('load', onLoad)
    setFrame(placed)
    // What stands around it comes first.
    const timer = isLoaded ? setTimeout(onLoad) : undefined
    return () => {
      clearTimeout(timer)
      placed.removeEventListener('load', onLoad)
      remove()
    }
  }, [frameUrl, open])

  useLayoutEffect(() => () => text?.dispose(), [text])
  useLayoutEffect(() => text?.setLabel(label, languageTag(locale)), [text, label, locale])
  useLayoutEffect(() => (text && paper ? showPaper(text.page, paper) : undefined), [text, paper])
  useLayoutEffect(() => frame?.setAttribute('title', label), [frame, label])
  useLayoutEffect(() => {
    if (!text || !frame) return
    const ends = [leaveByTab(text.page), passKeysOut(frame, text.page), passDragOut(frame, text.page)]
    return () => ends.forEach((end) => end())
  }, [text, frame])

  useImperativeHandle(
    handle,
    () => ({
      html: () => text?.html() ?? first.initialHtml,
      text: () => text?.text() ?? '',
      ownText: () => text?.ownText() ?? '',
      isEmpty: () => text?.isEmpty() ?? first.initialHtml === '',
      signatureText: () => text?.signatureText(),
      setSignature: (html) => text?.setSignature(html),
      replaceText: (html) => text?.replaceText(html),
      isReady: () => text !== undefined,
      focus: () => text?.focus(),
    }),
    [text, first],
  )

  return (
    <div className={styles.editor}>
      <div ref={place} className={styles.place} />
      <div className={styles.tools}>
        <EditorToolbar t={t} text={text} onImage={onImage} />
      </div>
    </div>
  )
}
