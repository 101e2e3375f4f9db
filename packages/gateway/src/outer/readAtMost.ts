import type { IncomingMessage } from 'node:http'
import { OuterFailure } from './OuterFailure'

/** The bytes of an answer as long as there are not too many; the connection ends with it. @throws OuterFailure */
export async function readAtMost(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  try {
    if (maxBytes === 0) return Buffer.alloc(0)
    const { 'content-length': announced, 'content-encoding': encoding = 'identity' } = answer.headers
    if (encoding !== 'identity') throw new OuterFailure(`The answer is packed as ${encoding}.`)
    if (announced !== undefined && Number(announced) > maxBytes)
      throw new OuterFailure('The answer is too long.')
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > maxBytes) throw new OuterFailure('The answer does not end.')
      chunks.push(chunk)
    }
    if (!answer.complete) throw new OuterFailure('The answer broke off.')
    return Buffer.concat(chunks)
  } finally {
    answer.destroy()
  }
}
