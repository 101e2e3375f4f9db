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
import { fetchAhead } from '../late-part/persistently'
import { loadBubble } from './loadBubble'

const openDelayMs = 500
const closeDelayMs = 100
/** So long it stands after a tap on a control that does nothing now: no pointer stays there to hold it. */
const tappedMs = 5_000
/** After one tooltip the next one needs no waiting, as long as the pointer keeps moving along. */
const warmMs = 400
let lastClosedAt = 0

const ignore = () => undefined

type Handlers = Record<string, unknown>

/** Opens and closes one tooltip. */
export function useTooltip(childRef: Ref<HTMLElement> | undefined) {
  const [isOpen, setOpen] = useState(false)
  const target = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const targetRef = useCallback((node: HTMLElement | null) => mergeRefs(target, childRef)(node), [childRef])

  const hide = useCallback(() => setOpen(false), [])
  const close = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setOpen((open) => {
      if (open) lastClosedAt = Date.now()
      return false
    })
  }
  const openAfter = (delayMs: number, standsMs?: number) => {
    clearTimeout(timer.current)
    const open = () => {
      if (timer.current !== mine) return
      setOpen(true)
      if (standsMs !== undefined) timer.current = setTimeout(close, standsMs)
    }
    // Without the code there is no tooltip, and nothing else is amiss; what has not come is asked for next time.
    const mine = setTimeout(() => void loadBubble().then(open, ignore), delayMs)
    timer.current = mine
  }
  const closeSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, closeDelayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const wrap = (props: object) => ({
    onPointerEnter: chain(props, 'onPointerEnter', (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      fetchAhead(loadBubble)
      openAfter(Date.now() - lastClosedAt < warmMs ? 0 : openDelayMs)
    }),
    onPointerLeave: chain(props, 'onPointerLeave', (event: PointerEvent) => {
      // A finger leaves with each tap.
      if (event.pointerType !== 'touch') closeSoon()
    }),
    onPointerDown: chain(props, 'onPointerDown', close),
    onPointerUp: chain(props, 'onPointerUp', (event: PointerEvent) => {
      const isBarred = event.currentTarget.getAttribute('aria-disabled') === 'true'
      if (event.pointerType === 'touch' && isBarred) openAfter(0, tappedMs)
    }),
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
    target,
    targetRef,
    wrap,
    bubbleHandlers: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: closeSoon,
      onScroll: hide,
    },
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
