import { conformanceCases, registerConformance } from '@mailroom/conformance'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ConformanceGateway } from './testing/ConformanceGateway'

let gateway: ConformanceGateway
beforeAll(async () => {
  gateway = await ConformanceGateway.start(conformanceCases.length)
})
afterAll(() => gateway.stop())

describe('the HTTP adapter at a freshly started gateway', () => {
  // On a machine that others use as well a case takes many times as long, and is right all the same.
  registerConformance(
    () => gateway.openWorld(),
    { describe: describe.concurrent, it },
    { timeoutSeconds: 180 },
  )
})
