import { expect, it } from 'vitest'
import { clockMoment } from './clockMoment'

it.each<[name: string, zone: string, wall: string, moment: string]>([
  ['any time', 'Asia/Shanghai', '2026-11-27T09:30:00Z', '2026-11-27T01:30:00Z'],
  ['less than a second', 'UTC', '2026-11-27T09:30:00.900Z', '2026-11-27T09:30:00Z'],
  ['a time that is skipped, east', 'Europe/Berlin', '2026-03-29T02:30:00Z', '2026-03-29T01:30:00Z'],
  ['a time that is skipped, west', 'America/New_York', '2026-03-08T02:30:00Z', '2026-03-08T07:30:00Z'],
  ['a time that is shown twice, east', 'Europe/Berlin', '2026-10-25T02:30:00Z', '2026-10-25T00:30:00Z'],
  ['a time that is shown twice, west', 'America/New_York', '2026-11-01T01:30:00Z', '2026-11-01T05:30:00Z'],
  ['a day that is skipped', 'Pacific/Apia', '2011-12-30T10:00:00Z', '2011-12-30T20:00:00Z'],
])('[CA-08] finds the moment of %s', (_name, zone, wall, moment) => {
  expect(new Date(clockMoment(Date.parse(wall), zone))).toEqual(new Date(moment))
})
