import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailPasswords, mailPeople, settingsFor } from '../../accounts/credentials/test/openMailServerGateway'
import { mailWorlds } from '../../config/mailSystems'
import { readSettings } from '../../config/readSettings'
import type { Settings } from '../../config/Settings'
import { createImapServer, without } from '../../testing/imap/createImapServer'
import type { SmtpServer } from '../../testing/imap/smtp/SmtpServer'
import { type Dovecot, startDovecot } from '../../testing/imap/startDovecot'
import { startSmtpServer } from '../../testing/imap/startSmtpServer'
import { portOf } from '../../testing/SmtpSink'
import { checkMailSystem, type DoctorLogin } from './checkMailSystem'

const missing = ['SORT', 'MOVE', 'IDLE']
let dovecot: Dovecot
let smtp: SmtpServer
let folder: string

beforeAll(async () => {
  dovecot = await startDovecot({ accounts: mailPeople, capabilitiesOff: missing })
  smtp = await startSmtpServer(dovecot)
})
afterAll(async () => {
  await smtp.stop()
  await dovecot.stop()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailroom-doctor-'))
})
afterEach(() => rm(folder, { recursive: true }))

const ann: DoctorLogin = { address: 'ann@corp.example', password: mailPasswords.ann }

async function look(given: Partial<Settings> = {}, login?: DoctorLogin) {
  const settings = readSettings({ given: { ...(await settingsFor(folder, dovecot, smtp)), ...given } })
  const [system] = mailWorlds(settings).systems
  const findings = await checkMailSystem(system!, {
    login,
    hostname: 'mailroom.example.com',
    maxMessageBytes: settings.maxMessageBytes,
  })
  return findings.map(({ result, sentence }) => `${result} ${sentence}`)
}

describe('a look at mail servers', () => {
  it('[GW-03] says how they are protected, and that a certificate of two days must be renewed', async () => {
    const findings = await look()
    expect(findings).toContainEqual(
      expect.stringMatching(
        /^warn IMAP localhost:\d+ answers, protected by TLS, certificate valid until \d{4}-\d\d-\d\d: renew it\.$/,
      ),
    )
    expect(findings).toContainEqual(
      expect.stringMatching(/^warn SMTP localhost:\d+ answers, protected by STARTTLS, certificate/),
    )
  })

  it('[GW-03] says what the IMAP server lacks for somebody, and what that costs', async () => {
    const findings = await look({}, ann)
    expect(findings).toContain('ok The IMAP server lets ann@corp.example in.')
    for (const name of missing)
      expect(findings).toContainEqual(expect.stringMatching(`^warn The IMAP server has no ${name}: .{20}`))
    expect(findings.filter((sentence) => sentence.includes('has no '))).toHaveLength(missing.length)
    expect(findings).toContain('ok The SMTP server lets ann@corp.example in.')
  })

  it('[GW-03] says when they let nobody in', async () => {
    const findings = await look({}, { ...ann, password: 'canary-wrong' })
    expect(findings).toContain('fail The IMAP server does not let ann@corp.example in.')
    expect(findings).toContainEqual(
      expect.stringContaining('fail The SMTP server does not let ann@corp.example in: 535'),
    )
    expect(findings.join()).not.toContain('canary')
  })

  it('[GW-03] looks with the master user as well', async () => {
    const { user, password } = dovecot.master
    const as = (imapMasterPassword: string) => look({ imapMasterUser: user, imapMasterPassword }, ann)
    expect(await as(password)).toContain(
      'ok The IMAP server lets the master user master for ann@corp.example in.',
    )
    expect(await as('wrong')).toContain(
      'fail The IMAP server does not let the master user master for ann@corp.example in.',
    )
  })

  it('[GW-03] says when a certificate is not trusted', async () => {
    const otherCa = join(folder, 'other.pem')
    const other = await startDovecot({ accounts: [] })
    await writeFile(otherCa, other.certificate)
    await other.stop()
    const findings = await look({ mailServerCaFile: otherCa })
    expect(findings.filter((sentence) => sentence.startsWith('fail'))).toEqual([
      expect.stringMatching(
        /^fail IMAP localhost:\d+: Its certificate is not trusted \(.* name it in mailServerCaFile: \w+\), so it is not used\.$/,
      ),
      expect.stringMatching(/^fail SMTP localhost:\d+: Its certificate is not trusted \(/),
    ])
  })

  it.each([
    ['nothing listens', () => 'imaps://127.0.0.1:1', 'It cannot be reached.'],
    [
      'it speaks another language',
      () => `imap://127.0.0.1:${smtp.port}`,
      'It does not greet like an IMAP server.',
    ],
  ])('[GW-03] says when %s', async (_name, imapUrl, reason) => {
    expect(await look({ imapUrl: imapUrl() })).toContainEqual(expect.stringContaining(reason))
  })

  it('[GW-03] says when a certificate is made out for another name', async () => {
    // The same server under an address that its certificate does not name.
    const detour = createServer((near) => {
      const far = connect(dovecot.tlsPort, dovecot.host)
      for (const socket of [near, far]) socket.on('error', () => {})
      near.pipe(far).pipe(near)
    })
    detour.listen(0, '127.0.0.2')
    await once(detour, 'listening')
    const findings = await look({ imapUrl: `imaps://127.0.0.2:${portOf(detour)}` })
    detour.close()
    expect(findings).toContainEqual(
      expect.stringMatching(
        /^fail IMAP 127\.0\.0\.2:\d+: Its certificate is not trusted \(it is made out for another name: /,
      ),
    )
  })

  it('[GW-03] says what each thing costs that an IMAP server may lack', async () => {
    const costly = [
      'CONDSTORE',
      'ESEARCH',
      'IDLE',
      'MOVE',
      'QUOTA',
      'SORT',
      'SPECIAL-USE',
      'UIDPLUS',
    ] as const
    const bare = await createImapServer({
      accounts: [{ user: ann.address, password: ann.password }],
      capabilities: without(...costly, 'LIST-EXTENDED'),
    })
    const findings = await look({ imapUrl: `imap://127.0.0.1:${bare.port}` }, ann)
    await bare.close()
    const lacking = findings.flatMap(
      (line) => /^warn The IMAP server has no ([\w-]+): \S.{20,}\.$/.exec(line)?.[1] ?? [],
    )
    expect(lacking.toSorted()).toEqual([...costly, 'LIST-STATUS', 'QRESYNC'].toSorted())
  })

  it('[GW-03] says when an IMAP server that should protect the line cannot', async () => {
    const plain = await createImapServer()
    const findings = await look({ imapUrl: `imap://localhost:${plain.port}?tls=starttls` })
    await plain.close()
    expect(findings).toContainEqual(
      expect.stringMatching(
        /^fail IMAP localhost:\d+: It has no STARTTLS, and nothing is sent in the clear\.$/,
      ),
    )
  })

  it('[GW-03] says when a server that should protect the line cannot', async () => {
    const plain = await startSmtpServer(dovecot, { security: 'none' })
    const findings = await look({ smtpUrl: `smtp://localhost:${plain.port}?tls=starttls` })
    await plain.stop()
    expect(findings).toContainEqual(expect.stringContaining('It has no STARTTLS'))
  })
})
