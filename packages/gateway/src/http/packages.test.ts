import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGateway, sampleMail, type TestGateway } from '../testing/openTestGateway'
import type { TestBrowser } from '../testing/TestBrowser'

const run = promisify(execFile)
let gateway: TestGateway
let alice: TestBrowser
let folder: string

beforeAll(async () => {
  gateway = await openTestGateway()
  alice = await gateway.signedIn('alice')
  folder = await mkdtemp(join(tmpdir(), 'mailroom-zip-'))
})
afterAll(async () => {
  await gateway.close()
  await rm(folder, { recursive: true })
})

const put = async (subject: string) =>
  (await gateway.store.mail.mailbox(gateway.alice.id).append('INBOX', sampleMail(subject))).uid

/** What another program finds in a zip: names with the first bytes of each file. Fails for a broken one. */
async function unpack(answer: Response): Promise<Record<string, string>> {
  const file = join(folder, 'answer.zip')
  await writeFile(file, Buffer.from(await answer.arrayBuffer()))
  const program =
    'import json,sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(json.dumps({n: z.read(n)[:40].decode("latin1") for n in z.namelist()}))'
  const { stdout } = await run('python3', ['-c', program, file])
  return JSON.parse(stdout) as Record<string, string>
}

describe('packages', () => {
  it('[RD-06] holds the files of a mail, but not its pictures', async () => {
    const uid = `${await put('季度/预算')}`
    const answer = await alice.call('attachmentsZip', { query: { folder: 'INBOX', uid } })
    expect(answer.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('季度_预算.zip')}`,
    )
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(Object.keys(await unpack(answer))).toEqual(['报告.html'])
  })

  it('[ML-22, F1] holds mails under safe names of their own', async () => {
    const uids = [await put('../../a'), await put('../../A'), await put('con')]
    const answer = await alice.call('archive', { query: { folder: 'INBOX', uids: uids.join(',') } })
    const files = await unpack(answer)
    expect(Object.keys(files)).toEqual(['_.._a.eml', '_.._A (2).eml', '_con.eml'])
    expect(Object.values(files)[0]).toContain('From: Carol')
  })

  it('[ML-22] holds all of a folder, more than one page of it, oldest first', async () => {
    const box = gateway.store.mail.mailbox(gateway.alice.id)
    const { id } = await box.createFolder('项目/归档')
    const mails = Array.from({ length: 230 }, (_, at) => ({
      content: sampleMail(`m${at}`),
      receivedAt: at + 1,
    }))
    await box.appendMany(id, mails)
    const answer = await alice.call('archive', { query: { folder: id, uids: 'all' } })
    expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('归档.zip'))
    const names = Object.keys(await unpack(answer))
    expect([names.length, names[0], names.at(-1)]).toEqual([230, 'm0.eml', 'm229.eml'])
  })

  it('[A1] holds nothing of others, and says no more than that it is not there', async () => {
    const uid = `${await put('secret')}`
    const bob = await gateway.signedIn('bob')
    for (const answer of [
      await bob.call('archive', { query: { folder: 'INBOX', uids: uid } }),
      await bob.call('attachmentsZip', { query: { folder: 'INBOX', uid } }),
    ])
      expect(answer.status).toBe(404)
  })

  it.each(['', '0', '-1', '1,,2', '1;2', 'ALL', '1,all'])('[A9] refuses the uids %j', async (uids) => {
    expect((await alice.call('archive', { query: { folder: 'INBOX', uids } })).status).toBe(400)
  })

  it('[A6] breaks off with the session', async () => {
    const leaving = await gateway.signedIn('alice')
    const uid = `${await put('long')}`
    const answer = await leaving.call('archive', { query: { folder: 'INBOX', uids: uid } })
    await leaving.call('logout')
    await expect(answer.arrayBuffer()).rejects.toThrow('The session has ended or is locked.')
  })
})

it('[RD-06, ML-22] are not made where the organisation has switched downloads off', async () => {
  const closed = await openTestGateway({ allowDownload: false })
  try {
    const browser = await closed.signedIn('alice')
    const query = { folder: 'INBOX', uid: '1' }
    expect((await browser.call('attachmentsZip', { query })).status).toBe(403)
    expect((await browser.call('archive', { query: { folder: 'INBOX', uids: 'all' } })).status).toBe(403)
  } finally {
    await closed.close()
  }
})
