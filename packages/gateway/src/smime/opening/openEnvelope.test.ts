import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readCertificateFile } from '../certificates/readCertificateFile'
import { wrappedBytes } from '../openSignedContent'
import { certificateNames } from './certificateNames'
import type { Envelope } from './Envelope'
import { openEnvelope } from './openEnvelope'
import { readEnvelope } from './readEnvelope'

const file = (name: string) => readFileSync(new URL(`../testing/encrypted/${name}`, import.meta.url))
const envelopeIn = async (name: string) => (await readEnvelope(wrappedBytes(file(name))!))!

async function keysIn(name: string) {
  const pairs = await readCertificateFile(file(name), '芝麻-Open-7')
  return Promise.all(
    pairs.map(async ({ certificate, key }) => ({
      fingerprint: name,
      names: await certificateNames(certificate.raw),
      open: () => key,
    })),
  )
}

describe('an envelope', () => {
  const sound: readonly (readonly [mail: string, key: string])[] = [
    ['cbc.eml', 'alice.p12'],
    ['keyId.eml', 'alice.p12'],
    ['oaep.eml', 'alice.p12'],
    ['gcm.eml', 'alice.p12'],
    ['tripleDes.eml', 'alice.p12'],
    ['curve.eml', 'curve.p12'],
  ]
  it.each(sound)('[RD-20] of OpenSSL opens for whom it was closed: %s', async (mail, key) => {
    const keys = [...(await keysIn('bob.p12')), ...(await keysIn(key))]
    const opening = openEnvelope(await envelopeIn(mail), keys)
    expect(opening).toMatchObject({ kind: 'opened', fingerprint: key })
    expect(opening.kind === 'opened' && opening.content.toString()).toContain('计划已备好')
  })

  it('[RD-20] says why it does not open', async () => {
    const keys = await keysIn('alice.p12')
    expect(openEnvelope(await envelopeIn('cbc.eml'), [])).toEqual({ kind: 'noCertificate' })
    expect(openEnvelope(await envelopeIn('forBob.eml'), keys)).toEqual({ kind: 'otherRecipient' })
    expect(openEnvelope(await envelopeIn('rc2.eml'), keys)).toEqual({ kind: 'unsupported' })
  })

  it('[RD-20] [D7] says no more than that it is broken, whatever is', async () => {
    const keys = await keysIn('alice.p12')
    for (const name of ['cbc.eml', 'oaep.eml', 'gcm.eml']) {
      const envelope = await envelopeIn(name)
      const [recipient] = envelope.recipients
      const cut = (bytes: Buffer) => bytes.subarray(0, -1)
      const turned = (bytes: Buffer) => Buffer.from(bytes).fill(bytes.at(-1)! ^ 1, bytes.length - 1)
      const zero = Buffer.alloc(recipient!.encryptedKey.length)
      const whole = openEnvelope(envelope, keys)
      // A key stands in for one that does not open; where nothing proves a content, one in 256 of them ends it rightly.
      const withoutChance = (changed: Envelope) => {
        const [first, again] = [openEnvelope(changed, keys), openEnvelope(changed, keys)]
        expect([first, again]).not.toContainEqual(whole)
        return first.kind === 'opened' && envelope.proof === undefined ? again : first
      }
      for (const encryptedKey of [
        turned(recipient!.encryptedKey),
        cut(recipient!.encryptedKey),
        zero,
        Buffer.alloc(0),
      ])
        expect(withoutChance({ ...envelope, recipients: [{ ...recipient!, encryptedKey }] })).toEqual({
          kind: 'broken',
        })
      expect(openEnvelope({ ...envelope, content: cut(envelope.content) }, keys)).toEqual({ kind: 'broken' })
      expect(openEnvelope({ ...envelope, nonce: Buffer.alloc(0) }, keys)).toEqual({ kind: 'broken' })
    }
  })

  it('[RD-20] that proves its content does not open when a bit of it was turned', async () => {
    const envelope = await envelopeIn('gcm.eml')
    const content = Buffer.from(envelope.content)
    content[10] = content[10]! ^ 1
    expect(openEnvelope({ ...envelope, content }, await keysIn('alice.p12'))).toEqual({ kind: 'broken' })
    const short = { tag: envelope.proof!.tag.subarray(0, 4), covered: envelope.proof!.covered }
    expect(openEnvelope({ ...envelope, proof: short }, await keysIn('alice.p12'))).toEqual({ kind: 'broken' })
  })

  it('[RD-20] [D2] is none in bytes that are something else', async () => {
    for (const bytes of ['', '<html>', '\x30\x80'.repeat(50_000)])
      expect(await readEnvelope(Buffer.from(bytes, 'latin1'))).toBeUndefined()
  })
})
