import { expect, it } from 'vitest'
import { maxCalendarName, maxSharees, type CalendarFields } from './Calendar'
import { calendarFaults } from './calendarFaults'

const sharee = (address: string) => ({ address, name: '', mayEdit: false })
const sound: CalendarFields = { name: 'Work', color: 'blue', sharees: [] }
const many = Array.from({ length: maxSharees + 1 }, (_, index) => sharee(`a${index}@example.com`))

it.each<[name: string, Partial<CalendarFields>, ReturnType<typeof calendarFaults>]>([
  ['one letter', { name: '周' }, {}],
  ['the longest name, in whatever signs', { name: '😀'.repeat(maxCalendarName) }, {}],
  ['spaces around the longest name', { name: ` ${'x'.repeat(maxCalendarName)} ` }, {}],
  ['no name', { name: '' }, { name: 'missing' }],
  ['a name of spaces', { name: ' \t' }, { name: 'missing' }],
  ['a name that is too long', { name: 'x'.repeat(maxCalendarName + 1) }, { name: 'tooLong' }],
  ['people', { sharees: [sharee('bob@example.com')] }, {}],
  ['as many people as may be', { sharees: many.slice(1) }, {}],
  ['too many people', { sharees: many }, { sharees: 'tooManyPeople' }],
  ['somebody without an address', { sharees: [sharee('bob')] }, { sharees: 'notAddress' }],
  ['more than one fault', { name: '', sharees: [sharee('')] }, { name: 'missing', sharees: 'notAddress' }],
])('[CA-03] judges %s', (_name, change, faults) => {
  expect(calendarFaults({ ...sound, ...change })).toEqual(faults)
})
