import { describe, expect, it } from 'vitest'
import { selectionAfter, type SelectionGesture, type SelectionState } from './selectionRules'

const ids = ['a', 'b', 'c', 'd', 'e']

describe('[ML-30] selection in a list', () => {
  it.each<[string, SelectionState, SelectionGesture, string[], string | undefined]>([
    ['one alone', { selected: new Set(['a', 'b']) }, { kind: 'only', id: 'c' }, ['c'], 'c'],
    ['one more', { selected: new Set(['a']) }, { kind: 'toggle', id: 'c' }, ['a', 'c'], 'c'],
    ['one less', { selected: new Set(['a', 'c']) }, { kind: 'toggle', id: 'c' }, ['a'], 'c'],
    [
      'a range down',
      { selected: new Set(['b']), anchor: 'b' },
      { kind: 'range', id: 'd' },
      ['b', 'c', 'd'],
      'b',
    ],
    [
      'a range up',
      { selected: new Set(['d']), anchor: 'd' },
      { kind: 'range', id: 'b' },
      ['b', 'c', 'd'],
      'd',
    ],
    [
      'a shorter range after a longer one',
      { selected: new Set(['b', 'c', 'd']), anchor: 'b' },
      { kind: 'range', id: 'c' },
      ['b', 'c'],
      'b',
    ],
    [
      'a second range beside the first',
      { selected: new Set(['a']), anchor: 'c' },
      { kind: 'range', id: 'd', add: true },
      ['a', 'c', 'd'],
      'c',
    ],
    [
      'a range from a row that is gone',
      { selected: new Set(['x']), anchor: 'x' },
      { kind: 'range', id: 'd' },
      ['d'],
      'd',
    ],
    ['all', { selected: new Set(['a']), anchor: 'a' }, { kind: 'all' }, ids, 'a'],
    ['none', { selected: new Set(['a']), anchor: 'a' }, { kind: 'none' }, [], undefined],
  ])('takes %s', (_name, state, gesture, selected, anchor) => {
    const after = selectionAfter(state, gesture, ids)
    expect([...after.selected].toSorted()).toEqual(selected)
    expect(after.anchor).toBe(anchor)
  })

  it('leaves what is selected on another page alone when one row is toggled', () => {
    const after = selectionAfter({ selected: new Set(['elsewhere']) }, { kind: 'toggle', id: 'a' }, ids)
    expect([...after.selected]).toEqual(['elsewhere', 'a'])
  })
})
