import type { StateChange } from '@mailroom/core'
import { expect, it } from 'vitest'
import { onlyTagOff, toWireFlagSteps, type WireFlagStep } from './flagSteps'

const everyColor = [
  '\\flagged',
  ...['green', 'orange', 'blue', 'pink', 'cyan', 'yellow', 'purple', 'gray'].map((color) => `umail-${color}`),
]

it.each<[string, StateChange, WireFlagStep[]]>([
  ['untouchedState', {}, []],
  ['marking read', { isRead: true }, [{ action: 'add', flags: ['\\Seen'] }]],
  ['marking unread', { isRead: false }, [{ action: 'remove', flags: ['\\Seen'] }]],
  ['a red flag', { flag: 'red' }, [{ action: 'add', flags: ['\\flagged'] }]],
  ['another colour', { flag: 'gray' }, [{ action: 'add', flags: ['umail-gray'] }]],
  ['taking the flag off, with its colour', { flag: null }, [{ action: 'remove', flags: everyColor }]],
  [
    'tags on and off',
    { addTags: ['重要'], removeTags: ['a', 'b'] },
    [
      { action: 'add', flags: ['tag:重要'] },
      { action: 'remove', flags: ['tag:a', 'tag:b'] },
    ],
  ],
  [
    'several at once',
    { isRead: true, flag: 'blue', addTags: ['x'] },
    [{ action: 'add', flags: ['\\Seen', 'umail-blue', 'tag:x'] }],
  ],
])('[ML-05] writes %s', (_, change, steps) => {
  expect(toWireFlagSteps(change)).toEqual(steps)
})

it.each<[string, StateChange, string | undefined]>([
  ['one tag off', { removeTags: ['a'] }, 'a'],
  ['two tags off', { removeTags: ['a', 'b'] }, undefined],
  ['all tags off', { removeTags: 'all' }, undefined],
  ['one tag off and something else', { removeTags: ['a'], flag: null }, undefined],
  ['nothing', {}, undefined],
])('[ML-16] knows the call for %s', (_, change, tag) => {
  expect(onlyTagOff(change)).toBe(tag)
})
