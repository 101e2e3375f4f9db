import { generateKeyPairSync } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { createLog } from '../observe/createLog'
import { createMailCheck, type ResolveNames } from './checkArrivingMail'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 })
const records: Readonly<Record<string, string>> = {
  'TXT news.example': 'v=spf1 ip4:93.184.216.34 -all',
  'TXT k._domainkey.news.example': `v=DKIM1; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`,
  'TXT _dmarc.news.example': 'v=DMARC1; p=reject',
}

/** A name server that knows one domain. */
function nameServer() {
  const asked: string[] = []
  const resolve: ResolveNames = async (name, type) => {
    asked.push(`${type} ${name}`)
    const record = records[`${type} ${name}`]
    if (record === undefined) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return [[record]]
  }
  return { asked, resolve }
}

async function signedMail(change: (mail: string) => string = (mail) => mail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true })
  const { message } = await transport.sendMail({
    from: 'letters@news.example',
    to: 'alice@example.com',
    subject: 'News',
    text: 'What happened.',
    dkim: {
      domainName: 'news.example',
      keySelector: 'k',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    },
  })
  return Buffer.from(change(await text(message as Readable)))
}

async function check(mail: Buffer, remoteAddress: string, resolve = nameServer().resolve) {
  const checkMail = createMailCheck({ hostname: 'mx.example.com', log: createLog('silent'), resolve })
  const results = await checkMail({
    remoteAddress,
    helo: 'mail.news.example',
    mailFrom: 'bounce@news.example',
    open: async () => Readable.from([mail]),
  })
  return results?.map(({ method, outcome, domain }) => `${method} ${outcome} ${domain}`)
}

it('[RD-19] a mail of the domain itself passes', async () => {
  expect(await check(await signedMail(), '93.184.216.34')).toEqual([
    'dkim pass news.example',
    'spf pass news.example',
    'dmarc pass news.example',
  ])
})

it('[RD-19] a mail that was changed fails, and so does one from elsewhere', async () => {
  const changed = await signedMail((mail) => mail.replace('What happened.', 'Pay now.'))
  expect(await check(changed, '8.8.8.8')).toEqual([
    'dkim fail news.example',
    'spf fail news.example',
    'dmarc fail news.example',
  ])
})

it('[RD-19] nobody is asked about a mail that an inner host hands over', async () => {
  const { asked, resolve } = nameServer()
  expect(await check(await signedMail(), '127.0.0.1', resolve)).toBeUndefined()
  expect(await check(await signedMail(), '10.0.0.7', resolve)).toBeUndefined()
  expect(asked).toEqual([])
})

it('[RD-19] a mail comes in when nobody can be asked', async () => {
  const resolve: ResolveNames = async () => {
    throw Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })
  }
  expect(await check(await signedMail(), '93.184.216.34', resolve)).not.toContain('dkim pass news.example')
})
