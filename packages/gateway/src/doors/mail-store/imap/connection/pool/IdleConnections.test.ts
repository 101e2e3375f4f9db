import { expect, it } from 'vitest'
import type { ImapConnection } from '../client/ImapConnection'
import type { FolderUse } from '../ImapAccount'
import { IdleConnections } from './IdleConnections'

interface Traits {
  readonly path?: string
  readonly markedAt?: number
  readonly isSettling?: boolean
}

/** All that a choice among them asks of a connection. */
const connection = ({ path, markedAt = 0, isSettling = false }: Traits) =>
  ({
    isBroken: false,
    selected: path === undefined ? undefined : { path },
    markedAt,
    isSettling,
  }) as unknown as ImapConnection

const marked = connection({ path: 'INBOX', markedAt: 20 })
const settling = connection({ path: 'INBOX', markedAt: 30, isSettling: true })
const once = connection({ path: 'INBOX', markedAt: 10 })
const never = connection({ path: 'INBOX' })
const sent = connection({ path: 'Sent' })
const without = connection({})

function idle(...connections: readonly ImapConnection[]) {
  const all = new IdleConnections()
  for (const [now, each] of connections.entries()) all.add(each, now)
  return all
}

const choices: [what: string, use: FolderUse | undefined, of: ImapConnection[], chosen: ImapConnection][] = [
  ['a reader the one that was used last', undefined, [marked, never, sent], never],
  ['a mark the one of the last marks', 'mark', [marked, once, never], marked],
  [
    'a mark the one of the last marks, though its folder is being put in order',
    'mark',
    [settling, marked],
    settling,
  ],
  ['a look one that did not make them', 'look', [once, marked], once],
  ['a look the only one', 'look', [without, marked], marked],
  ['a reader one whose folder is in order', undefined, [marked, settling], marked],
  ['a look one whose folder is in order', 'look', [marked, settling], marked],
  [
    'a reader one that is putting it in order rather than one that has to open it',
    undefined,
    [settling, without],
    settling,
  ],
]

it.each(choices)('[GW-03] [T40] of the connections without work %s gets it', (_, use, of, chosen) => {
  const connections = idle(...of)
  expect(connections.take('INBOX', use)).toBe(chosen)
  expect(connections.size).toBe(of.length - 1)
})

it('[GW-03] who needs no folder leaves the one of the last marks to others', () => {
  expect(idle(marked, sent).take(undefined)).toBe(sent)
  expect(idle(marked, sent, without).take(undefined)).toBe(without)
})

it('[GW-03] the one of the last marks is kept longest, then the one that was used last', () => {
  const connections = idle(sent, marked, never)
  const allowedMs = (rank: number) => (rank === 0 ? Infinity : rank === 1 ? 100 : 10)
  expect(connections.takeRested(50, allowedMs)).toEqual([sent])
  expect(connections.takeRested(500, allowedMs)).toEqual([never])
  expect(connections.size).toBe(1)
})
