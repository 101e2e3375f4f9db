import { describe, it } from 'vitest'
import { createMemoryWorld } from './test/memoryWorld'
import { registerConformance } from './report/registerConformance'

describe('the adapter in memory', () => {
  registerConformance(() => createMemoryWorld(), { describe, it })
})

describe('the adapter in memory, slow', () => {
  registerConformance(() => createMemoryWorld(1), { describe, it })
})
