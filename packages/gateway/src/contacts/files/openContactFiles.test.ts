import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { maxContactFileBytes, noContactFields, type Contact, type ContactGroupId } from '@mailroom/core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundleProgram } from '../../testing/bundleProgram'
import { openContactFiles, type ContactFilesOptions } from './openContactFiles'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-contact-files-'))
  await bundleProgram(join(import.meta.dirname, 'thread/contactFileThread.ts'), join(folder, 'thread.mjs'))
  // Counts how often it was begun, and does what the file says.
  await writeFile(
    join(folder, 'mortal.mjs'),
    `import { parentPort, threadId } from 'node:worker_threads'
    parentPort.on('message', ({ bytes, kind }) => {
      const text = Buffer.from(bytes).toString()
      if (text === 'die') process.exit(1)
      if (text === 'stall') for (;;);
      if (text === 'eat') for (const kept = [];;) kept.push(Array(10_000).fill(kept.length))
      if (text === 'throw') throw new Error('a mistake of ours')
      parentPort.postMessage({ contacts: [{ row: threadId, fields: { name: text }, groups: [kind] }] })
    })
    parentPort.postMessage('ready')`,
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function open(program: string, options: ContactFilesOptions = {}) {
  const files = openContactFiles({ program: pathToFileURL(join(folder, program)), ...options })
  onTestFinished(() => files.close())
  return files
}

const bytes = (text: string) => Buffer.from(text)
const invalid = expect.objectContaining({
  kind: 'invalid',
  details: expect.objectContaining({ fields: { file: [expect.any(String)] } }),
})
const kind = (name: string) => expect.objectContaining({ kind: name })

describe('a thread that reads files of contacts', () => {
  it('[CT-03] reads and writes as this thread does', async () => {
    const [there, here] = [open('thread.mjs'), openContactFiles()]
    const contact: Contact = {
      ...noContactFields,
      id: 1,
      name: '张伟',
      address: 'wei@example.com',
      groups: [1],
    }
    const names = new Map<ContactGroupId, string>([[1, '朋友']])
    for (const each of ['xlsx', 'csv', 'vcf'] as const) {
      const written = await there.write(each, [contact], names, 'zh-hans')
      const read = await there.read(written, each)
      expect(read).toEqual([
        { row: 1, fields: { name: '张伟', address: 'wei@example.com' }, groups: ['朋友'] },
      ])
      expect(await here.read(written, each)).toEqual(read)
    }
  })

  it('[CT-03] tells what is wrong with a file, and goes on', async () => {
    const files = open('thread.mjs')
    await expect(files.read(bytes('a,b\n1,2'), 'csv')).rejects.toThrow(invalid)
    await expect(files.read(bytes('\u0089PNG'), 'xlsx')).rejects.toThrow(invalid)
    await expect(files.read(new Uint8Array(maxContactFileBytes + 1), 'csv')).rejects.toThrow(kind('tooLarge'))
    expect(await files.read(bytes('name,email\nA,a@example.com'), 'csv')).toHaveLength(1)
  })

  it('[CT-03] leaves the bytes to whoever has them', async () => {
    const content = bytes('name,email\nA,a@example.com')
    await open('thread.mjs').read(content, 'csv')
    expect(content.toString()).toContain('a@example.com')
  })

  it.each(['die', 'stall', 'eat', 'throw'])(
    '[CT-03] [F4] [D2] ends with a file that makes it %s; the next one is read',
    async (word) => {
      const files = open('mortal.mjs', { readMs: 20_000, ...(word === 'stall' ? { readMs: 300 } : {}) })
      const [first, second] = await Promise.allSettled([
        files.read(bytes(word), 'csv'),
        files.read(bytes('good'), 'csv'),
      ])
      expect(first).toMatchObject({
        status: 'rejected',
        reason: { kind: 'invalid', details: { fields: { file: [expect.any(String)] } } },
      })
      expect(second).toMatchObject({ status: 'fulfilled', value: [{ fields: { name: 'good' } }] })
    },
  )

  it('[CT-03] reads nothing any more for whoever has gone, and the next one at once', async () => {
    const files = open('mortal.mjs')
    const [stalled, waiting] = [new AbortController(), new AbortController()]
    const first = files.read(bytes('stall'), 'csv', { signal: stalled.signal })
    const second = files.read(bytes('second'), 'csv', { signal: waiting.signal })
    const third = files.read(bytes('third'), 'csv')
    waiting.abort()
    await expect(second).rejects.toThrow(kind('cancelled'))
    stalled.abort()
    await expect(first).rejects.toThrow(kind('cancelled'))
    expect((await third)[0]?.fields.name).toBe('third')
    await expect(files.read(bytes('x'), 'csv', { signal: stalled.signal })).rejects.toThrow(kind('cancelled'))
  })

  it('[CT-03] begins anew after it had nothing to do', async () => {
    const files = open('mortal.mjs', { restMs: 50 })
    const threadOf = async () => (await files.read(bytes('x'), 'csv'))[0]!.row
    const first = await threadOf()
    expect(await threadOf()).toBe(first)
    await expect.poll(threadOf, { interval: 200 }).not.toBe(first)
  })

  it('[CT-03] [D2] does not let any number of files wait', async () => {
    const files = open('mortal.mjs', { readMs: 500 })
    const asked = Array.from({ length: 30 }, (_, index) =>
      files.read(bytes(index === 0 ? 'stall' : 'x'), 'csv'),
    )
    const outcomes = await Promise.allSettled(asked)
    const refused = outcomes.filter(
      (each) => each.status === 'rejected' && (each.reason as { kind: string }).kind === 'locked',
    )
    expect(refused).toHaveLength(14)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(15)
  })

  it('[CT-03] ends with whoever opened it', async () => {
    const files = open('mortal.mjs')
    const stalled = files.read(bytes('stall'), 'csv')
    const closed = files.close()
    await expect(stalled).rejects.toThrow(kind('cancelled'))
    await closed
    await expect(files.read(bytes('x'), 'csv')).rejects.toThrow(kind('cancelled'))
  })
})

it('[CT-03] [D2] hostile texts end in time, and those who ask for something meanwhile are answered', async () => {
  const files = open('thread.mjs')
  const held: string[] = []
  let turns = 0
  const ticking = setInterval(() => (turns += 1), 10)
  /** Long ones leave this thread free while they are read. */
  const outcome = async (text: string, format: 'csv' | 'vcf') => {
    const content = bytes(text)
    const before = turns
    try {
      return (await files.read(content, format)).length
    } catch (error) {
      return (error as { kind: string }).kind
    } finally {
      if (text.length > 5_000_000 && turns === before) held.push(text.slice(0, 20))
    }
  }
  const rows = Array.from({ length: 6000 }, (_, index) => `P${index},p${index}@example.com`).join('\n')
  expect(await outcome(`name,email\n${rows}`, 'csv')).toBe('tooLarge')
  expect(await outcome(`name,email\n"${'x,y\n'.repeat(2_000_000)}`, 'csv')).toBe('invalid')
  expect(await outcome(`name,email\n${'"a"b,'.repeat(1_500_000)}`, 'csv')).toMatch(/^(?:\d+|invalid)$/)
  expect(await outcome(','.repeat(9_000_000), 'csv')).toBe('invalid')
  expect(await outcome('\n'.repeat(9_000_000), 'csv')).toBe('invalid')
  expect(await outcome('\0'.repeat(9_000_000), 'csv')).toBe('invalid')
  expect(await outcome(`__proto__,constructor,name,email\nx,y,A,a@example.com\0\n`, 'csv')).toBe(1)
  expect(await outcome(`name,email\nA,${'a@'.repeat(4_000_000)}`, 'csv')).toBe(1)
  expect(await outcome('BEGIN:VCARD\n'.repeat(800_000), 'vcf')).toBe(0)
  clearInterval(ticking)
  expect(held).toEqual([])
})
