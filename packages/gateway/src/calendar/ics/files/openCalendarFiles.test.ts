import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { bundleProgram } from '../../../testing/bundleProgram'
import { sampleRecord } from '../../testing/sampleRecord'
import { openCalendarFiles } from './openCalendarFiles'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-calendar-files-'))
  await bundleProgram(join(import.meta.dirname, 'thread/calendarFileThread.ts'), join(folder, 'thread.mjs'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const open = (program?: string) => {
  const files = openCalendarFiles(
    program === undefined ? {} : { program: pathToFileURL(join(folder, program)) },
  )
  onTestFinished(() => files.close())
  return files
}

describe('a thread that reads files of events', () => {
  it('[CA-05] reads and writes as this thread does', async () => {
    const [there, here] = [open('thread.mjs'), open()]
    const records = [
      sampleRecord({ rule: 'FREQ=WEEKLY', title: '评审' }),
      sampleRecord({ uid: 'b@example.com' }),
    ]
    const written = await there.write(records, { at: 0 })
    expect(Buffer.from(written)).toEqual(Buffer.from(await here.write(records, { at: 0 })))
    const read = await there.read(written, 'Asia/Shanghai')
    expect(read).toEqual({ events: records, faults: [], faultCount: 0 })
    expect(await here.read(written, 'Asia/Shanghai')).toEqual(read)
  })

  it('[CA-05] tells what is wrong with a file, and goes on', async () => {
    const files = open('thread.mjs')
    await expect(files.read(Buffer.from('hello'), 'Asia/Shanghai')).rejects.toMatchObject({
      ...{ kind: 'invalid', details: { fields: { file: [expect.any(String)] } } },
    })
    const written = await files.write([sampleRecord()], { at: 0 })
    expect((await files.read(written, 'Asia/Shanghai')).events).toHaveLength(1)
  })

  it('[CA-05] [D2] hostile files end in time, and those who ask for something meanwhile are answered', async () => {
    const files = open('thread.mjs')
    let turns = 0
    const ticking = setInterval(() => (turns += 1), 10)
    const outcome = async (text: string) => {
      const before = turns
      const read = files.read(Buffer.from(text), 'Asia/Shanghai')
      const said = await read.then(
        ({ events }) => events.length,
        (error: { kind: string }) => error.kind,
      )
      return [said, turns > before]
    }
    const begin = 'BEGIN:VCALENDAR\n'
    const start = 'BEGIN:VEVENT\nDTSTART:20260105T080000Z\n'
    const distinct = Array.from(
      { length: 10_000 },
      (_, index) => `${start}UID:${index}\nRRULE:FREQ=MONTHLY;BYDAY=-1FR\n`,
    )
    expect(await outcome(begin.repeat(600_000))).toEqual([0, true])
    expect(await outcome(`${begin}${start.repeat(250_000)}`)).toEqual(['tooLarge', true])
    expect(await outcome(`${begin}${start}SUMMARY:${'\\'.repeat(9_000_000)}`)).toEqual([1, true])
    expect(await outcome(`${begin}${start}${'EXDATE:20260105T080000Z\n'.repeat(400_000)}`)).toEqual([1, true])
    expect(await outcome(`${begin}${start}${'\n x'.repeat(3_000_000)}`)).toEqual([1, true])
    expect(await outcome(`${begin}${distinct.join('')}`)).toEqual([10_000, true])
    clearInterval(ticking)
  })
})
