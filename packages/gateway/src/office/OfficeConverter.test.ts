import { spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOfficeConverter, type OfficeConverter } from './OfficeConverter'

const hasOffice = spawnSync('soffice', ['--version']).status === 0
let dataFolder: string
let converter: OfficeConverter

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'mailroom-data-'))
  converter = createOfficeConverter({ officeProgram: 'soffice', dataFolder })
})
afterAll(() => rm(dataFolder, { recursive: true }))

const never = new AbortController().signal
const rtf = (words: string) => `{\\rtf1\\ansi ${words}\\par}`
const toPdf = (text: string, extension = 'doc', from = converter, signal = never) =>
  from.toPdf(Readable.from([Buffer.from(text)]), extension, signal)
const isPdf = (file: Buffer) => file.subarray(0, 5).toString() === '%PDF-'
const leftovers = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('mailroom-office-'))

describe.runIf(hasOffice)('with LibreOffice', () => {
  it('[RD-07] makes a PDF and leaves nothing behind', async () => {
    const pdf = await toPdf(rtf('Hello'))
    expect(isPdf(pdf)).toBe(true)
    expect(await leftovers()).toEqual([])
  })

  it('[RD-07] makes several, one after the other', async () => {
    const made = await Promise.all(['a', 'b', 'c'].map((words) => toPdf(rtf(words))))
    expect(made.map(isPdf)).toEqual([true, true, true])
  })

  it('[N1] lets no file reach out, whatever it is called', async () => {
    let callers = 0
    const server = createServer((socket) => {
      callers += 1
      socket.destroy()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as { port: number }
    const address = `http://127.0.0.1:${port}`
    const html = `<html><body><img src="${address}/a.png"><link rel=stylesheet href="${address}/b.css"><p>x</p></body></html>`
    expect(isPdf(await toPdf(html))).toBe(true)
    await new Promise((done) => server.close(done))
    expect(callers).toBe(0)
  })

  it('[N1] shows no file of ours', async () => {
    await writeFile(join(dataFolder, 'key.txt'), 'canary-key')
    const html = `<html><body><p>start</p><iframe src="file://${dataFolder}/key.txt"></iframe><img src="file://${dataFolder}/key.txt"></body></html>`
    const pdf = await toPdf(html)
    expect(isPdf(pdf)).toBe(true)
    const { stdout } = spawnSync('strings', [], { input: pdf })
    expect(String(stdout)).not.toContain('canary-key')
  })

  it('[RD-07] ends when nobody waits any more', async () => {
    const controller = new AbortController()
    const made = toPdf(rtf('late'), 'doc', converter, controller.signal)
    controller.abort()
    await expect(made).rejects.toMatchObject({ kind: 'cancelled' })
    expect(await leftovers()).toEqual([])
  })
})

it('[RD-07] says so where the program is missing', async () => {
  const without = createOfficeConverter({ officeProgram: 'no-such-program', dataFolder })
  await expect(toPdf(rtf('x'), 'doc', without)).rejects.toMatchObject({
    kind: 'invalid',
    details: { fields: { non_field_errors: ['officeMissing'] } },
  })
})

it('[RD-07] makes none where it is switched off, and none of other files', async () => {
  const off = createOfficeConverter({ officeProgram: '', dataFolder })
  await expect(toPdf(rtf('x'), 'doc', off)).rejects.toMatchObject({ kind: 'invalid' })
  for (const extension of ['html', 'svg', 'sh', '../doc', ''])
    await expect(toPdf('x', extension)).rejects.toMatchObject({
      details: { fields: { non_field_errors: ['officeKind'] } },
    })
})
