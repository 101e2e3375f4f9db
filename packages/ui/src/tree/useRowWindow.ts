import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useClientLayoutEffect } from '../useClientLayoutEffect'

/** So many rows are all drawn; of more, those in sight and some around them. */
const allAtOnce = 100
const around = 15

/** Height of a row with the gap below it, in pixels, until one has been measured. */
const usualHeight = 33
const gap = 1

/**
 * Which rows of a long tree are drawn. Rows are all of one height.
 *
 * @param kept drawn in any case: the row where Tab stops
 */
export function useRowWindow(tree: RefObject<HTMLElement | null>, count: number, kept: number) {
  const isPart = count > allAtOnce
  const [range, setRange] = useState(() => ({ from: 0, to: isPart ? seenAtOnce() : allAtOnce }))
  const [height, setHeight] = useState(usualHeight)

  useClientLayoutEffect(() => {
    const element = tree.current
    if (!isPart || !element) return undefined
    const scroller = scrollerOf(element)
    const look = () => {
      const row = element.querySelector<HTMLElement>('[role="treeitem"]')
      const rowHeight = row ? row.offsetHeight + gap : usualHeight
      const above = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top
      const from = Math.floor(above / rowHeight) - around
      const to = Math.ceil((above + scroller.clientHeight) / rowHeight) + around
      setHeight(rowHeight)
      setRange((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(scroller)
    scroller.addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      scroller.removeEventListener('scroll', look)
    }
  }, [tree, isPart])

  return {
    /** Places of the rows to draw. */
    drawn: isPart ? placesIn(range.from, range.to, count, kept) : undefined,
    /** In pixels. */
    rowHeight: height,
    /** Draws a row that is to get focus; the browser scrolls to it then. */
    reveal(index: number) {
      if (isPart) flushSync(() => setRange({ from: index - around, to: index + around }))
    },
  }
}

/** More than a page can show, until it is known which are seen: its height is not the tree's. */
const seenAtOnce = () => Math.ceil((globalThis.innerHeight || 800) / 20)

function placesIn(from: number, to: number, count: number, kept: number): number[] {
  const first = Math.max(from, 0)
  const last = Math.min(to, count)
  const places = Array.from({ length: Math.max(last - first, 0) }, (_, index) => first + index)
  if (kept >= 0 && kept < first) places.unshift(kept)
  if (kept >= last && kept < count) places.push(kept)
  return places
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let above = element.parentElement; above; above = above.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(above).overflowY)) return above
  }
  return document.documentElement
}
