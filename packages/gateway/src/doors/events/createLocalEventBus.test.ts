import type { LiveEvent } from '@mailroom/core'
import { expect, it } from 'vitest'
import { createLocalEventBus } from './createLocalEventBus'

const inbox: LiveEvent = { kind: 'folderChanged', folder: 'INBOX' }

it('[SH-10] tells those who listen to an account, and those who listen to all', () => {
  const bus = createLocalEventBus()
  const heard: string[] = []
  bus.subscribe(1, (account) => heard.push(`one:${account}`))
  bus.subscribe(2, (account) => heard.push(`two:${account}`))
  bus.subscribe('*', (account) => heard.push(`all:${account}`))
  bus.publish(1, inbox)
  bus.publish(3, inbox)
  expect(heard).toEqual(['one:1', 'all:1', 'all:3'])
})

it('[SH-10] tells nothing to those who have left', () => {
  const bus = createLocalEventBus()
  const heard: LiveEvent[] = []
  const listener = (_: number, event: LiveEvent) => heard.push(event)
  const leaveFirst = bus.subscribe(1, listener)
  bus.subscribe(1, listener)
  leaveFirst()
  leaveFirst()
  bus.publish(1, inbox)
  expect(heard).toEqual([inbox])
})

it('[SH-10] tells the others when one listener throws', () => {
  const errors: unknown[] = []
  const bus = createLocalEventBus((error) => errors.push(error))
  const heard: LiveEvent[] = []
  bus.subscribe(1, () => {
    throw new Error('broken line')
  })
  bus.subscribe(1, (_, event) => heard.push(event))
  bus.publish(1, inbox)
  expect(heard).toEqual([inbox])
  expect(errors).toEqual([new Error('broken line')])
})
