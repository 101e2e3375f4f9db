import { expect, it } from 'vitest'
import { laterPort } from './laterPort'
import { loadLater } from './loadLater'

const open = () =>
  laterPort(
    () => ({
      greet: (name: string) => Promise.resolve(`Hello ${name}`),
      fail: () => Promise.reject(new Error('no')),
    }),
    { now: () => 'at once' },
  )

it('[T40] a port answers with code that comes with the first call', async () => {
  const port = open()
  expect(port.now()).toBe('at once')
  expect(await port.greet('Li Na')).toBe('Hello Li Na')
  await expect(port.fail()).rejects.toThrow('no')
})

it('[T40] a port is itself: no promise, and the same members each time', async () => {
  const port = open()
  expect(await Promise.resolve(port)).toBe(port)
  expect(port.greet).toBe(port.greet)
  expect('greet' in port).toBe(true)
})

it('[T40] what comes later is loaded once', async () => {
  expect(await loadLater()).toBe(await loadLater())
})
