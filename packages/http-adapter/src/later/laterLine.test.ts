import type { LiveListener, LivePort, LiveState } from '@mailroom/core'
import { beforeEach, expect, it, vi, type Mock } from 'vitest'
import { ManualClock } from '../test/ManualClock'
import { laterLine } from './laterLine'
import type { Later } from './loadLater'

let clock: ManualClock
let joined: LiveListener[]
let states: LiveState[]
let load: Mock<() => Promise<Later>>

/** A line that tells at once that it is up. */
const line: LivePort = {
  subscribe(listener) {
    joined.push(listener)
    listener.onState?.('online')
    return () => joined.splice(joined.indexOf(listener), 1)
  },
}

const listener = (): LiveListener => ({ onEvent: () => undefined, onState: (state) => states.push(state) })

beforeEach(() => {
  clock = new ManualClock()
  joined = []
  states = []
  load = vi.fn(() => Promise.resolve({} as Later))
})

it('[SH-10] the line is joined with its code, and left', async () => {
  const leave = laterLine(() => line, clock, load).subscribe(listener())
  expect(states).toEqual(['connecting'])
  await expect.poll(() => states).toEqual(['connecting', 'online'])
  leave()
  expect(joined).toEqual([])
})

it('[SH-10] [ER-03] code that does not come is asked for again after a while', async () => {
  load.mockRejectedValueOnce(new Error('offline'))
  laterLine(() => line, clock, load).subscribe(listener())
  await expect.poll(() => states).toEqual(['connecting', 'offline'])
  expect(joined).toEqual([])
  clock.advance(5_000)
  await expect.poll(() => states).toEqual(['connecting', 'offline', 'connecting', 'online'])
})

it('[SH-10] who has left before the code came hears nothing, and one line serves all', async () => {
  const make = vi.fn(() => line)
  const later = laterLine(make, clock, load)
  later.subscribe(listener())()
  later.subscribe(listener())
  later.subscribe(listener())
  await expect.poll(() => joined).toHaveLength(2)
  expect(make).toHaveBeenCalledOnce()
})
