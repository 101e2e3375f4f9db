import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './whenIdle'

/** What a page does by itself, here when the test says so. */
class Page {
  readonly #frames = new Map<number, () => void>()
  readonly #rests = new Map<number, () => void>()
  #count = 0

  drawn = () => this.#end(this.#frames)
  rests = () => this.#end(this.#rests)

  open() {
    vi.stubGlobal('requestAnimationFrame', (call: () => void) => this.#add(this.#frames, call))
    vi.stubGlobal('cancelAnimationFrame', (handle: number) => this.#frames.delete(handle))
    vi.stubGlobal('requestIdleCallback', (call: () => void) => this.#add(this.#rests, call))
    vi.stubGlobal('cancelIdleCallback', (handle: number) => this.#rests.delete(handle))
  }

  #add(plans: Map<number, () => void>, call: () => void): number {
    plans.set((this.#count += 1), call)
    return this.#count
  }

  #end(plans: Map<number, () => void>) {
    const calls = [...plans.values()]
    plans.clear()
    for (const call of calls) call()
  }
}

let page: Page
const call = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  call.mockReset()
  page = new Page()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[T40] waits until what was drawn is on the screen, and then until nothing else is to be done', () => {
  page.open()
  whenIdle(call)
  page.rests()
  page.drawn()
  page.rests()
  expect(call).not.toHaveBeenCalled()
  page.drawn()
  page.rests()
  expect(call).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60_000)
  expect(call).toHaveBeenCalledOnce()
})

it('[T40] waits no longer than it is told, though a page that nobody sees draws nothing', () => {
  page.open()
  whenIdle(call, 100)
  vi.advanceTimersByTime(99)
  expect(call).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  page.drawn()
  page.drawn()
  page.rests()
  expect(call).toHaveBeenCalledOnce()
})

it.each([0, 1, 2])('[T40] can be taken back after %d frames', (frames) => {
  page.open()
  const takeBack = whenIdle(call)
  for (let frame = 0; frame < frames; frame += 1) page.drawn()
  takeBack()
  page.drawn()
  page.rests()
  vi.advanceTimersByTime(60_000)
  expect(call).not.toHaveBeenCalled()
})

it('[T40] waits a little where nobody can tell', () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  whenIdle(call)
  whenIdle(call)()
  vi.advanceTimersByTime(200)
  expect(call).toHaveBeenCalledOnce()
})
