import { useRef, useState, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { draggedSpan, drawnSpan, stretchedSpan, type DayPoint, type EventSpan } from '../events/eventSpan'
import type { ShownEvent } from '../events/ShownEvent'

/** What is being drawn with the pointer. */
type Drag =
  | { readonly kind: 'draw'; readonly from: DayPoint; readonly to: DayPoint }
  | {
      readonly kind: 'move' | 'stretch'
      readonly event: ShownEvent
      readonly from: DayPoint
      readonly to: DayPoint
    }

interface Press {
  readonly x: number
  readonly y: number
  readonly pointer: number
  readonly drag: Drag
  /** It has gone far enough to draw something. */
  readonly isDrawing: boolean
}

/** So far a pointer has to go before it draws something, in pixels. */
const leastWay = 4

export interface GridDragOptions {
  /** The place under a point of the window; with `isHeld` the nearest one. */
  readonly pointAt: (x: number, y: number, isHeld: boolean) => DayPoint | undefined
  readonly eventOf: (key: string) => ShownEvent | undefined
  /** A press now closes what stands open, and does nothing else. */
  readonly isDismissing: boolean
  /** Times were drawn over free room. */
  readonly onDraw: (span: EventSpan) => void
  /** Free room was pressed. */
  readonly onPress: (point: DayPoint) => void
  /** An event was drawn elsewhere, or to another length. */
  readonly onDrop: (event: ShownEvent, span: EventSpan) => void
}

/**
 * Drawing with mouse or pen: over free room for a new event, an event to another place, its edge to another length. Fingers scroll;
 * what they press they open. The places are reckoned from where things stand, so it works in a shadow root as well.
 *
 * @source CA-09
 */
export function useGridDrag(options: GridDragOptions) {
  const { pointAt, eventOf, isDismissing, onDraw, onPress, onDrop } = options
  const press = useRef<Press>(undefined)
  /** The click that follows a press which was something else. */
  const swallowsClick = useRef(false)
  const [drag, setDrag] = useState<Drag>()
  const end = () => {
    press.current = undefined
    setDrag(undefined)
  }
  return {
    /** What is being drawn, and of which event. */
    drag: drag && { span: spanOf(drag), event: drag.kind === 'draw' ? undefined : drag.event },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        swallowsClick.current = isDismissing
        if (event.button !== 0 || event.pointerType === 'touch' || isDismissing) return
        const from = pointAt(event.clientX, event.clientY, false)
        const begun = from && begin(event.target as Element, from, eventOf)
        if (begun)
          press.current = {
            ...{ x: event.clientX, y: event.clientY, pointer: event.pointerId },
            ...{ drag: begun, isDrawing: false },
          }
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const held = press.current
        if (!held || held.pointer !== event.pointerId) return
        if (!held.isDrawing) {
          if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < leastWay) return
          // From here on it all comes to the grid, also from outside of it.
          event.currentTarget.setPointerCapture(event.pointerId)
          swallowsClick.current = true
        }
        const to = pointAt(event.clientX, event.clientY, true)
        if (!to) return
        press.current = { ...held, drag: { ...held.drag, to }, isDrawing: true }
        setDrag(press.current.drag)
      },
      onPointerUp: () => {
        // What is drawn on the screen may be a step behind.
        const held = press.current
        end()
        if (!held?.isDrawing) return
        if (held.drag.kind === 'draw') onDraw(spanOf(held.drag))
        else onDrop(held.drag.event, spanOf(held.drag))
      },
      onPointerCancel: end,
      onClick: (event: MouseEvent<HTMLElement>) => {
        if (swallowsClick.current) {
          swallowsClick.current = false
          return
        }
        // A panel that stands open is a child for React, wherever it lies.
        const target = event.target as Element
        if (!event.currentTarget.contains(target) || target.closest('button, a') !== null) return
        const point = pointAt(event.clientX, event.clientY, false)
        if (point) onPress(point)
      },
      onKeyDownCapture: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key !== 'Escape' || !press.current) return
        event.stopPropagation()
        swallowsClick.current = true
        end()
      },
    },
  }
}

function begin(
  target: Element,
  from: DayPoint,
  eventOf: (key: string) => ShownEvent | undefined,
): Drag | undefined {
  const pressed = target.closest('button, a')
  if (!pressed) return { kind: 'draw', from, to: from }
  const event = eventOf(pressed.getAttribute('data-event') ?? '')
  if (!event?.occurrence.canEdit) return undefined
  return { kind: target.closest('[data-stretch]') ? 'stretch' : 'move', event, from, to: from }
}

function spanOf(drag: Drag): EventSpan {
  if (drag.kind === 'draw') return drawnSpan(drag.from, drag.to)
  return drag.kind === 'move'
    ? draggedSpan(drag.event, drag.from, drag.to)
    : stretchedSpan(drag.event, drag.to)
}
