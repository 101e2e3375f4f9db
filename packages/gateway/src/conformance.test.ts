import { conformanceCases, registerConformance } from '@mailroom/conformance'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { ConformanceGateway } from './testing/ConformanceGateway'

let gateway: ConformanceGateway
beforeAll(async () => {
  gateway = await ConformanceGateway.start(conformanceCases.length)
})
afterAll(() => gateway.stop())

describe('the HTTP adapter at a freshly started gateway', () => {
  registerConformance(() => gateway.openWorld(), { describe: describe.concurrent, it })
})
