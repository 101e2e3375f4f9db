import { PassThrough, Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { putPiped } from './putPiped'

describe('putPiped', () => {
  it('[GW-02] stores what comes out at the end of the way', async () => {
    const upper = new Transform({
      transform: (bytes, _encoding, done) => done(null, String(bytes).toUpperCase()),
    })
    let stored = ''
    const put = async (content: Uint8Array | Readable) => {
      stored = String(await buffer(content as Readable))
      return 'key'
    }
    expect(await putPiped({ put }, Readable.from(['a', 'b']), upper, new PassThrough())).toBe('key')
    expect(stored).toBe('AB')
  })

  it('[T43] fails only when the writer has taken away what it had', async () => {
    const told: string[] = []
    const put = async (content: Uint8Array | Readable) => {
      try {
        for await (const _ of content as Readable) told.push('written')
      } catch (error) {
        await new Promise((resolve) => setImmediate(resolve))
        told.push('taken away')
        throw error
      }
      return 'key'
    }
    const failing = new Transform({
      transform: (bytes, _encoding, done) =>
        String(bytes) === 'bad' ? done(new Error('The way is bad.')) : done(null, bytes),
    })
    async function* pieces() {
      yield 'good'
      while (told.length === 0) await new Promise((resolve) => setImmediate(resolve))
      yield 'bad'
    }
    await expect(putPiped({ put }, Readable.from(pieces()), failing)).rejects.toThrow('The way is bad.')
    expect(told).toEqual(['written', 'taken away'])
  })

  it('[GW-02] does not wait for a source when the writer fails before it reads', async () => {
    const source = new PassThrough()
    const put = () => Promise.reject(new Error('The disk is full.'))
    await expect(putPiped({ put }, source, new PassThrough())).rejects.toThrow('The disk is full.')
    expect(source.destroyed).toBe(true)
  })
})
