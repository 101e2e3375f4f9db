import { expect, it } from 'vitest'
import { offsetText, zoneOptions } from './zoneOptions'

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)
const labelOf = (name: string, at: number, extra: readonly string[] = []) =>
  zoneOptions(at, 'en', extra).find(({ value }) => value === name)?.label

it('[CA-09] names each zone by its offset, which follows the clocks', () => {
  expect(labelOf('Asia/Shanghai', winter)).toBe('GMT+08:00 China Standard Time · Asia/Shanghai')
  expect(labelOf('Europe/Berlin', winter)).toBe('GMT+01:00 Central European Standard Time · Europe/Berlin')
  expect(labelOf('Europe/Berlin', summer)).toBe('GMT+02:00 Central European Summer Time · Europe/Berlin')
})

it('[CA-09] goes from west to east, has UTC and what an event is in, and nothing that is no zone', () => {
  const names = zoneOptions(winter, 'en', ['Asia/Chongqing', 'China/Nowhere']).map(({ value }) => value)
  expect(names).toContain('UTC')
  expect(names).toContain('Asia/Chongqing')
  expect(names).not.toContain('China/Nowhere')
  expect(names.indexOf('America/New_York')).toBeLessThan(names.indexOf('UTC'))
  expect(names.indexOf('UTC')).toBeLessThan(names.indexOf('Asia/Shanghai'))
})

it.each([
  [-210, 'GMT-03:30'],
  [0, 'GMT+00:00'],
  [345, 'GMT+05:45'],
])('[CA-09] %d minutes are %s', (minutes, text) => {
  expect(offsetText(minutes)).toBe(text)
})
