import { expect, it } from 'vitest'
import { conformanceCases } from '../cases/conformanceCases'
import { createMemoryWorld } from '../test/memoryWorld'
import { runConformance } from './runConformance'

it('[EM-06] reports every case of an adapter that keeps all promises', async () => {
  const report = await runConformance(() => createMemoryWorld())
  expect(report.text).toContain(`${conformanceCases.length} passed, 0 failed, 0 skipped in `)
  expect([report.passedCount, report.failedCount, report.skippedCount]).toEqual([
    conformanceCases.length,
    0,
    0,
  ])
})

it('[EM-06] passes over ports that are left out on purpose', async () => {
  const setup = async () => {
    const world = await createMemoryWorld()
    return { ...world, alice: { ...world.alice, adapter: { ...world.alice.adapter, tags: undefined } } }
  }
  const report = await runConformance(setup, {
    absentPorts: ['tags'],
    only: ({ id }) => id.startsWith('tags/'),
  })
  expect([report.passedCount, report.failedCount, report.skippedCount]).toEqual([0, 0, report.results.length])
  expect(report.text).toMatch(/– tags\/create .*\(skipped: the port "tags" is absent\)/)
})

it('[EM-06] says what was promised and what came instead', async () => {
  const setup = async () => {
    const world = await createMemoryWorld()
    const { adapter } = world.alice
    const session = { ...adapter.session, current: async () => undefined }
    return { ...world, alice: { ...world.alice, adapter: { ...adapter, session } } }
  }
  const { text } = await runConformance(setup, { only: ({ id }) => id === 'session/sign-in' })
  expect(text).toContain('✗ session/sign-in')
  expect(text).toMatch(/the running session\n +expected {2}\{ .*\n +got {7}undefined/)
})

it('[EM-06] counts a world that cannot be ended as a failure, and ends the worlds it made', async () => {
  let disposed = 0
  const setup = async () => ({
    ...(await createMemoryWorld()),
    dispose: async () => {
      disposed += 1
      throw new Error('The port is still in use.')
    },
  })
  const { failedCount, text } = await runConformance(setup, {
    only: ({ id }) => id === 'session/nobody-at-first',
  })
  expect([failedCount, disposed]).toEqual([1, 1])
  expect(text).toContain('The port is still in use.')
})

it('[EM-06] has an id of its own for each case', () => {
  expect(new Set(conformanceCases.map(({ id }) => id)).size).toBe(conformanceCases.length)
})
