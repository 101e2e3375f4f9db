import type { IEditor } from 'roosterjs'
import { setPictureWidth } from './setPictureWidth'

/** Narrower a picture cannot be made, in pixels: it could not be found again. */
const leastPx = 16

/** One press of an arrow changes so much, in pixels; without Alt it moves the cursor. */
const stepPx = 10

/**
 * A handle at the corner of the selected picture: dragged, it makes the picture wider or narrower; Alt with an arrow to the
 * left or right does the same. The height follows. It stands beside the text in the page, so that nothing of it is sent.
 *
 * @returns `look` puts the handle where the picture is now, `end` takes it away
 * @source CO-04
 */
export function pictureHandle(page: Document, editor: IEditor): { look(): void; end(): void } {
  const handle = page.body.appendChild(page.createElement('div'))
  handle.dataset.pictureHandle = ''
  handle.setAttribute('aria-hidden', 'true')
  handle.hidden = true
  const selected = (): HTMLImageElement | undefined => {
    const selection = editor.isDisposed() ? undefined : editor.getDOMSelection()
    return selection?.type === 'image' ? selection.image : undefined
  }
  const look = () => {
    const picture = selected()
    handle.hidden = picture === undefined
    if (!picture) return
    const { right, bottom } = picture.getBoundingClientRect()
    const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {}
    handle.style.left = `${right + scrollX}px`
    handle.style.top = `${bottom + scrollY}px`
  }
  const setWidth = (px: number) => {
    setPictureWidth(editor, fitting(px))
    look()
  }

  const onPointerDown = (event: PointerEvent) => {
    const picture = selected()
    if (!picture || event.button !== 0) return
    // The text keeps the focus, and the picture stays selected.
    event.preventDefault()
    const { left } = picture.getBoundingClientRect()
    const grip = event.clientX - picture.getBoundingClientRect().right
    handle.setPointerCapture(event.pointerId)
    const widthAt = (at: PointerEvent) => fitting(at.clientX - grip - left)
    const before = picture.getAttribute('style')
    const onMove = (at: PointerEvent) => {
      picture.style.width = `${widthAt(at)}px`
      picture.style.height = 'auto'
      look()
    }
    const stop = () => {
      handle.removeEventListener('pointermove', onMove)
      handle.removeEventListener('pointerup', onUp)
      handle.removeEventListener('pointercancel', onCancel)
      // What was only shown is undone; the change itself is one step that can be.
      if (before === null) picture.removeAttribute('style')
      else picture.setAttribute('style', before)
    }
    const onUp = (at: PointerEvent) => {
      stop()
      setWidth(widthAt(at))
    }
    const onCancel = () => {
      stop()
      look()
    }
    handle.addEventListener('pointermove', onMove)
    handle.addEventListener('pointerup', onUp)
    handle.addEventListener('pointercancel', onCancel)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const picture = selected()
    const by = { ArrowRight: stepPx, ArrowLeft: -stepPx }[event.key]
    if (!picture || by === undefined || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    event.stopPropagation()
    setWidth(picture.getBoundingClientRect().width + by)
  }
  handle.addEventListener('pointerdown', onPointerDown)
  page.addEventListener('keydown', onKeyDown, { capture: true })
  page.defaultView?.addEventListener('resize', look)
  return {
    look,
    end() {
      page.removeEventListener('keydown', onKeyDown, { capture: true })
      page.defaultView?.removeEventListener('resize', look)
      handle.remove()
    },
  }
}

const fitting = (px: number): number => Math.max(leastPx, Math.round(px))
