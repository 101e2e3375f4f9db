import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react'
import { mergeRefs } from '../mergeRefs'
import { placeBeside } from './placeBeside'
import type { TooltipSide } from './Tooltip'
import { useClientLayoutEffect } from '../useClientLayoutEffect'

const openDelayMs = 500
const closeDelayMs = 100
/** After one tooltip the next one needs no waiting, as long as the pointer keeps moving along. */
const warmMs = 400
let lastClosedAt = 0

type Handlers = Record<string, unknown>

/** Opens and closes one tooltip and keeps it beside its target. */
export function useTooltip(side: TooltipSide, childRef: Ref<HTMLElement> | undefined) {
  const [isOpen, setOpen] = useState(false)
  const target = useRef<HTMLElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const targetRef = useCallback((node: HTMLElement | null) => mergeRefs(target, childRef)(node), [childRef])

  const close = () => {
    clearTimeout(timer.current)
    setOpen((open) => {
      if (open) lastClosedAt = Date.now()
      return false
    })
  }
  const openAfter = (delayMs: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delayMs)
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, closeDelayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useClientLayoutEffect(() => {
    if (!isOpen || !target.current || !bubble.current) return
    bubble.current.style.translate = 'none'
    const box = bubble.current.getBoundingClientRect()
    const view = { width: window.innerWidth, height: window.innerHeight }
    const place = placeBeside(target.current.getBoundingClientRect(), box, view, side)
    // Measured from where it would lie by itself, so a transformed page around us does not put it off.
    bubble.current.style.translate = `${place.left - box.left}px ${place.top - box.top}px`
  }, [isOpen, side])

  useEffect(() => {
    if (!isOpen) return
    const hide = () => setOpen(false)
    window.addEventListener('scroll', hide, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', hide, { capture: true })
  }, [isOpen])

  const wrap = (props: object) => ({
    onPointerEnter: chain(props, 'onPointerEnter', (event: PointerEvent) => {
      if (event.pointerType !== 'touch') openAfter(Date.now() - lastClosedAt < warmMs ? 0 : openDelayMs)
    }),
    onPointerLeave: chain(props, 'onPointerLeave', closeSoon),
    onPointerDown: chain(props, 'onPointerDown', close),
    onClick: chain(props, 'onClick', close),
    onFocus: chain(props, 'onFocus', (event: FocusEvent<HTMLElement>) => {
      if (event.currentTarget.matches(':focus-visible')) openAfter(0)
    }),
    onBlur: chain(props, 'onBlur', close),
    onKeyDown: chain(props, 'onKeyDown', (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }),
  })

  return {
    isOpen,
    targetRef,
    bubbleRef: bubble,
    wrap,
    bubbleHandlers: { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: closeSoon },
  }
}

/** The child's own handler first, then ours. */
function chain<Event>(props: object, name: string, ours: (event: Event) => void) {
  const theirs = (props as Handlers)[name]
  return (event: Event) => {
    if (typeof theirs === 'function') theirs(event)
    ours(event)
  }
}
