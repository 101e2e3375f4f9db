import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openReceipts } from './openReceipts'
import { type Receipt, receiptsInMemory } from './Receipts'

const receipt: Receipt = {
  envelopeId: '5f0c',
  domain: '*',
  taken: [{ deliveryId: 7, info: '250 2.0.0 Ok' }],
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-receipts-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const fail = (error: unknown) => {
  throw error
}

describe.each([
  ['in a folder', () => openReceipts(folder, fail)],
  ['in memory', async () => receiptsInMemory()],
])('receipts %s', (_where, open) => {
  it('[R1] are there until they are forgotten', async () => {
    const receipts = await open()
    receipts.note(receipt)
    expect(await receipts.find('5f0c', '*')).toEqual(receipt)
    expect(await receipts.find('5f0c', 'example.net')).toBeUndefined()
    expect(await receipts.all()).toEqual([receipt])
    await receipts.forget(receipt)
    await receipts.forget(receipt)
    expect(await receipts.find('5f0c', '*')).toBeUndefined()
    expect(await receipts.all()).toEqual([])
  })

  it('[R1] say what was said last', async () => {
    const receipts = await open()
    receipts.note(receipt)
    const later = { ...receipt, taken: [{ deliveryId: 8, info: '250 Ok' }] }
    receipts.note(later)
    expect(await receipts.all()).toEqual([later])
  })
})

describe('receipts in a folder', () => {
  it('[R1] outlive the process', async () => {
    const receipts = await openReceipts(folder, fail)
    receipts.note(receipt)
    expect(await (await openReceipts(folder, fail)).all()).toEqual([receipt])
  })

  it('[R1] that were cut while they were written say nothing, and go', async () => {
    const receipts = await openReceipts(folder, fail)
    receipts.note(receipt)
    const [name] = await readdir(folder)
    await writeFile(join(folder, name!), '{"envelopeId":"5f')
    expect(await receipts.find('5f0c', '*')).toBeUndefined()
    expect(await receipts.all()).toEqual([])
    expect(await readdir(folder)).toEqual([])
  })

  it('[R1] that cannot be kept stop no mail', async () => {
    const errors: unknown[] = []
    const receipts = await openReceipts(folder, (error) => errors.push(error))
    await rm(folder, { recursive: true })
    receipts.note(receipt)
    expect(errors).toMatchObject([{ code: 'ENOENT' }])
  })
})
