import type { WireFolder } from '@mailroom/api'
import { expect, it } from 'vitest'
import { fromWireFolder } from './folders'

const wire = (raw_name: string, flags: string[] = []): WireFolder => ({
  id: '1',
  name: raw_name.split('/').at(-1)!,
  raw_name,
  unseen_count: 2,
  count: 5,
  is_lock: false,
  is_default: flags.length > 0,
  is_can_empty: false,
  flags,
})

it.each([
  ['INBOX', [], 'inbox'],
  ['Sent', ['\\Sent'], 'sent'],
  ['垃圾', ['\\HasNoChildren', '\\Junk'], 'spam'],
  ['Papierkorb', ['\\Trash'], 'trash'],
  ['Sent', [], undefined],
] as const)('[FL-01] the folder %s with flags %j is for %s', (name, flags, role) => {
  expect(fromWireFolder(wire(name, [...flags])).role).toBe(role)
})

it('[FL-05] finds the folder above in the name', () => {
  expect(fromWireFolder(wire('项目/2026/北极星'))).toMatchObject({ name: '北极星', parent: '项目/2026' })
  expect(fromWireFolder(wire('项目'))).not.toHaveProperty('parent')
})
