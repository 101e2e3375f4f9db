import { createHash, webcrypto } from 'node:crypto'
import { expect, it } from 'vitest'
import type { PageLock } from './PageMail'
import { writePage } from './writePage'

const canary = 'canary-9a6e-content'
const content = {
  ...{
    subject: canary,
    from: 'Alice <alice@example.com>',
    sentBy: '',
    to: canary,
    cc: '',
    sentAt: 0,
    text: canary,
  },
  ...{ html: `</script><script>${canary}</script>`, pictures: [] },
  files: [{ name: `${canary}.pdf`, type: 'application/pdf', bytes: Buffer.from(canary) }],
}
const page = (await writePage(content, 'a1B2c3')).toString()
const block = (id: string) => new RegExp(`<script [^>]*id="${id}">([^<]*)</script>`).exec(page)![1]!

async function decrypted(password: string, lock = block('lock')): Promise<string> {
  const { rounds, salt, nonce } = JSON.parse(lock) as PageLock
  const { subtle } = webcrypto
  const secret = await subtle.importKey('raw', Buffer.from(password), 'PBKDF2', false, ['deriveKey'])
  const cost = { name: 'PBKDF2', hash: 'SHA-256', salt: Buffer.from(salt, 'base64'), iterations: rounds }
  const key = await subtle.deriveKey(cost, secret, { name: 'AES-GCM', length: 256 }, false, ['decrypt'])
  const how = { name: 'AES-GCM', iv: Buffer.from(nonce, 'base64'), additionalData: Buffer.from(lock) }
  return Buffer.from(await subtle.decrypt(how, key, Buffer.from(block('sealed'), 'base64'))).toString()
}

it('[RD-11] of the mail nothing stands in the page but encrypted bytes', () => {
  expect([page.includes(canary), page.includes('alice@example.com')]).toEqual([false, false])
  expect(Buffer.from(block('sealed'), 'base64').includes(canary)).toBe(false)
})

it('[RD-11] it opens with its password alone, and not when its lock was altered', async () => {
  expect(await decrypted('a1B2c3')).toContain(canary)
  await expect(decrypted('a1B2c4')).rejects.toThrow(/operation failed/i)
  await expect(decrypted('a1B2c3', block('lock').replace('{', '{ '))).rejects.toThrow(/operation failed/i)
})

it('[RD-11] each page has a salt and a nonce of its own, and a guess costs 600,000 rounds', async () => {
  const again = (await writePage(content, 'a1B2c3')).toString()
  expect(again).not.toContain(block('lock'))
  expect((JSON.parse(block('lock')) as PageLock).rounds).toBeGreaterThanOrEqual(600_000)
})

it('[RD-11] [C2] its policy lets our own script run, and nothing be fetched', () => {
  const script = /<script>([^]*?)<\/script>/.exec(page)![1]!
  const hash = createHash('sha256').update(script).digest('base64')
  expect(page).toContain(
    `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; img-src data:`,
  )
  expect(page).not.toMatch(/https?:\/\/(?!\\)/)
})
