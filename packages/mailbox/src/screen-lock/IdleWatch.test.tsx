import { expect, it, onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'
import { IdleWatch } from './IdleWatch'

/** A frame as mails are read in, listened to. */
function openFrame() {
  let acts = 0
  const watch = new IdleWatch({ onIdle: () => {}, onActive: () => (acts += 1) })
  onTestFinished(() => watch.close())
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  watch.check()
  const move = () => frame.contentDocument!.dispatchEvent(new PointerEvent('pointermove'))
  return { watch, frame, move, actCount: () => acts }
}

it('[LK-01] hears who moves in a frame, until it is closed', () => {
  const { move, actCount } = openFrame()
  move()
  expect(actCount()).toBe(1)
  const closed = openFrame()
  closed.watch.close()
  closed.move()
  expect(closed.actCount()).toBe(0)
})

it('[LK-01] [T40] holds nothing of a frame that is gone, also before it looks again', async () => {
  const { frame } = openFrame()
  const text = new WeakRef(frame.contentDocument!)
  frame.remove()
  await expect
    .poll(async () => {
      await cdp().send('HeapProfiler.collectGarbage')
      return text.deref()
    })
    .toBeUndefined()
})
