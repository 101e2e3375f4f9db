import { afterAll, beforeAll, expect, it } from 'vitest'
import { openWorld, type World } from '../testing/every-route/World'
import { fuzzRoutes } from '../testing/fuzz/fuzzRoutes'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.gateway.postOffice.stop()
  await world.gateway.close()
})

it('[D7] [A9] requests that are nearly right are never our failure, and no refusal speaks of our inside', async () => {
  const { faults, statuses, operations } = await fuzzRoutes(world, 6_000, 20_261_125)
  expect(faults).toEqual([])
  expect(operations).toBeGreaterThan(150)
  // It is of use only if much of it comes through to where work is done.
  expect(statuses.get(200)).toBeGreaterThan(500)
  expect(statuses.get(400)).toBeGreaterThan(500)
})
