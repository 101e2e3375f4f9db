import type { LiveEvent, LiveListener } from '@mailroom/core'
import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Tells each of the news so many times. */
const told = (count: (event: LiveEvent) => number): BrokenAdapter['world'] =>
  inPort('live', (live) => ({
    subscribe: (listener) =>
      live.subscribe({
        onState: (state) => listener.onState?.(state),
        onEvent: (event) => Array.from({ length: count(event) }, () => listener.onEvent(event)),
      }),
  }))

/** News as they happen. */
export const brokenLive: readonly BrokenAdapter[] = [
  {
    what: 'announces no mail',
    world: told(({ kind }) => (kind === 'messageArrived' ? 0 : 1)),
    found: ['live/arrival', 'live/leave'],
  },
  {
    what: 'tells of no folder',
    world: told(({ kind }) => (kind === 'folderChanged' ? 0 : 1)),
    found: ['live/folder-changes'],
  },
  {
    what: 'names every change alike',
    world: inPort('live', (live) => ({
      subscribe: (listener) =>
        live.subscribe({
          onState: (state) => listener.onState?.(state),
          onEvent: (event) =>
            listener.onEvent(event.kind === 'folderChanged' ? { ...event, act: 'read-one_1' } : event),
        }),
    })),
    found: ['live/own-acts'],
  },
  {
    what: 'tells of the inbox only',
    world: told((event) => (event.kind === 'folderChanged' && event.folder !== 'INBOX' ? 0 : 1)),
    found: ['live/both-folders'],
  },
  {
    what: 'tells of the default folders only',
    world: told((event) => (event.kind === 'folderChanged' && event.folder === 'Projects' ? 0 : 1)),
    found: ['live/counts'],
  },
  {
    what: 'tells nothing of what became of a mail',
    world: told(({ kind }) => (kind === 'deliveryChanged' ? 0 : 1)),
    found: ['live/delivery'],
  },
  { what: 'tells everything twice', world: told(() => 2), found: ['live/each-once', 'live/same-listener'] },
  {
    what: 'goes on telling who has left',
    world: inPort('live', (live) => ({
      subscribe: (listener) => {
        live.subscribe(listener)
        return () => undefined
      },
    })),
    found: ['live/leave', 'live/same-listener'],
  },
  {
    what: 'tells nobody who comes after the first have left',
    world: inPort('live', (live) => {
      let isOver = false
      return {
        subscribe: (listener) => {
          const late: LiveListener = { onEvent: () => undefined, onState: () => listener.onState?.('online') }
          const leave = live.subscribe(isOver ? late : listener)
          return () => {
            isOver = true
            leave()
          }
        },
      }
    }),
    found: ['live/join-again'],
  },
  {
    what: 'does not say that the line broke',
    world: inPort('live', (live) => ({
      subscribe: (listener) =>
        live.subscribe({
          onEvent: (event) => listener.onEvent(event),
          onState: (state) => state === 'online' && listener.onState?.(state),
        }),
    })),
    found: ['live/comes-back'],
  },
  {
    what: 'announces the mail of colleagues too',
    world: (world) => {
      const { live } = world.bob.adapter
      return { ...world, alice: { ...world.alice, adapter: { ...world.alice.adapter, live } } }
    },
    found: ['live/colleague'],
  },
  { what: 'leaves a port out without saying so', world: withoutTags, found: ['tags/create'] },
]

function withoutTags(world: Parameters<BrokenAdapter['world']>[0]): ReturnType<BrokenAdapter['world']> {
  return { ...world, alice: { ...world.alice, adapter: { ...world.alice.adapter, tags: undefined } } }
}
