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

it('[D7] [A9] of a hundred thousand requests that are nearly right none is our failure', async () => {
  const { faults } = await fuzzRoutes(world, 100_000, 7)
  expect(faults).toEqual([])
}, 1_800_000)
