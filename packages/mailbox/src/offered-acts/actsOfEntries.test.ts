import { expect, it, vi } from 'vitest'
import { actsOfEntries } from './actsOfEntries'

const acts = () => {
  const done = vi.fn<(what: unknown) => void>()
  const entries = actsOfEntries([
    { label: 'Delete', tone: 'danger', onSelect: () => done('delete') },
    { kind: 'separator' },
    { label: 'Print', disabled: true, onSelect: () => done('print') },
    {
      kind: 'branch',
      label: 'Tags',
      entries: [
        { kind: 'check', label: 'Budget', checked: true, onCheckedChange: (on) => done(['budget', on]) },
        { kind: 'check', label: 'Travel', checked: 'mixed', onCheckedChange: (on) => done(['travel', on]) },
      ],
    },
    {
      kind: 'branch',
      label: 'Move to',
      disabled: true,
      entries: [{ label: 'Spam', onSelect: () => done('spam') }],
    },
    {
      kind: 'choice',
      label: 'View',
      value: 'html',
      options: [
        { value: 'html', label: 'HTML' },
        { value: 'text', label: 'Text' },
      ],
      onValueChange: done,
    },
  ])
  return { entries, done }
}

it('[SH-18] names each line after the menus above it, and leaves out what is disabled', () => {
  expect(acts().entries.map(({ words, isOn }) => [words.join(': '), isOn])).toEqual([
    ['Delete', false],
    ['Tags: Budget', true],
    ['Tags: Travel', false],
    ['View: Text', false],
  ])
})

it('[SH-18] says of which the line warns that it takes something away', () => {
  const warned = acts().entries.filter(({ isDestructive }) => isDestructive)
  expect(warned.map(({ words }) => words.join())).toEqual(['Delete'])
})

it('[SH-18] does what the line does: takes off what all have, and puts on what some have', () => {
  const { entries, done } = acts()
  for (const { run } of entries) run()
  expect(done.mock.calls.flat()).toEqual(['delete', ['budget', false], ['travel', true], 'text'])
})
