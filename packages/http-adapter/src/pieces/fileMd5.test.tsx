import { expect, it } from 'vitest'
import { fileMd5 } from './fileMd5'
import { md5InSteps } from './md5InSteps'

/** Of three pieces, with a short last one. */
const file = new Blob([new Uint8Array(5_000_000).map((_, index) => index % 251)])

it('[AT-02] reads a file in a worker, and says the same as in the page', async () => {
  const started: string[] = []
  const { Worker: Real } = globalThis
  globalThis.Worker = class extends Real {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      started.push(String(given[0]))
    }
  }
  try {
    const md5 = await fileMd5(file)
    expect(started.length).toBe(1)
    expect(md5).toBe(await md5InSteps(file, { stepBytes: 1000_000 }))
    expect(md5).toMatch(/^[0-9a-f]{32}$/)
  } finally {
    globalThis.Worker = Real
  }
})

it('[AT-02] reads it in the page where no worker may be started', async () => {
  const { Worker: Real } = globalThis
  globalThis.Worker = class extends Real {
    constructor() {
      super('data:text/javascript,')
      throw new DOMException('Not from this origin.', 'SecurityError')
    }
  }
  try {
    expect(await fileMd5(file)).toBe(await md5InSteps(file))
  } finally {
    globalThis.Worker = Real
  }
})

it('[AT-02] stops reading when it is withdrawn', async () => {
  const withdrawal = new AbortController()
  const md5 = fileMd5(file, withdrawal.signal)
  withdrawal.abort(new Error('withdrawn'))
  await expect(md5).rejects.toThrow('withdrawn')
})
