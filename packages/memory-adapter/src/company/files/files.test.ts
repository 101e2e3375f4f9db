import { expect, it } from 'vitest'
import { csv } from './csv'
import { pdf } from './pdf'
import { png } from './png'

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const rows = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(rows).arrayBuffer())
}

it('[EM-06] draws pictures that inflate to their rows', async () => {
  const file = png(3, 2, (x, y) => [x, y, 7])
  const view = new DataView(file.buffer)
  const dataLength = view.getUint32(33)
  const data = file.subarray(41, 41 + dataLength)
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([3, 2])
  expect([...(await inflate(data))]).toEqual([0, 0, 0, 7, 1, 0, 7, 2, 0, 7, 0, 0, 1, 7, 1, 1, 7, 2, 1, 7])
})

it('[EM-06] draws pictures of more than one block', async () => {
  const file = png(200, 200, () => [1, 2, 3])
  const length = new DataView(file.buffer).getUint32(33)
  expect(await inflate(file.subarray(41, 41 + length))).toHaveLength(200 * 601)
})

it('[EM-06] writes pages whose table finds every object', () => {
  const text = new TextDecoder().decode(pdf('A (title)', ['one', 'two']))
  const start = Number(/startxref\n(\d+)/.exec(text)![1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset, index) => text.startsWith(`${index + 1} 0 obj`, offset))).toEqual(
    Array(5).fill(true),
  )
  expect(text).toContain('(A \\(title\\)) Tj')
})

it('[EM-06] writes tables with quotes where they are needed', () => {
  expect(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(
      csv([
        ['a,b', 1],
        ['"', '中'],
      ]),
    ),
  ).toBe('\uFEFF"a,b",1\r\n"""",中\r\n')
})
