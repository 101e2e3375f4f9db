import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { mailServerUrl, readMailServer } from './mailServer'
import { mailWorlds } from './mailSystems'
import { readSettings } from './readSettings'
import { SettingsError } from './SettingsError'

const folder = mkdtempSync(join(tmpdir(), 'mailroom-systems-'))
afterAll(() => rmSync(folder, { recursive: true }))

const servers = { imapUrl: 'imaps://imap.corp.example', smtpUrl: 'smtp://smtp.corp.example' }
const domains = ['corp.example', 'shop.example']

const worldsOf = (file: object) => {
  const path = join(folder, 'mailroom.config.json')
  writeFileSync(path, JSON.stringify(file))
  return mailWorlds(readSettings({ file: path }))
}
const faultsOf = (file: object): readonly string[] => {
  try {
    worldsOf(file)
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
  return []
}

describe('the address of a mail server', () => {
  it.each([
    ['imap', 'imaps://mail.example.com', { host: 'mail.example.com', port: 993, tls: 'implicit' }],
    ['imap', 'imap://mail.example.com', { host: 'mail.example.com', port: 143, tls: 'starttls' }],
    ['smtp', 'smtps://mail.example.com', { host: 'mail.example.com', port: 465, tls: 'implicit' }],
    ['smtp', 'smtp://mail.example.com/', { host: 'mail.example.com', port: 587, tls: 'starttls' }],
    ['smtp', 'smtp://mail.example.com:25', { host: 'mail.example.com', port: 25, tls: 'starttls' }],
    ['imap', 'imap://mail.example.com?tls=none', { host: 'mail.example.com', port: 143, tls: 'off' }],
    ['imap', 'imap://127.0.0.1:1143', { host: '127.0.0.1', port: 1143, tls: 'off' }],
    ['imap', 'imap://[::1]:1143', { host: '::1', port: 1143, tls: 'off' }],
    ['imap', 'imap://localhost:1143?tls=starttls', { host: 'localhost', port: 1143, tls: 'starttls' }],
  ] as const)('[GW-03] %s: %s', (protocol, address, server) => {
    expect(readMailServer(protocol, address)).toEqual(server)
  })

  it.each([
    ['imap', 'mail.example.com', 'must be like imaps://imap.example.com'],
    ['imap', 'smtp://mail.example.com', 'must be like imaps://imap.example.com'],
    ['smtp', 'smtp://alice:secret@mail.example.com', 'must not carry a name or a password'],
    ['imap', 'imaps://mail.example.com/INBOX', 'must end after the port'],
    ['imap', 'imaps://mail.example.com?tls=none', 'must begin with imap:// when it says tls=none'],
    ['imap', 'imap://mail.example.com?plain', 'may end in ?tls=none'],
  ] as const)('[GW-03] %s: %s is none', (protocol, address, reason) => {
    expect(readMailServer(protocol, address)).toContain(reason)
  })

  it.each([
    ['imap', 'imap.example.com', 'imaps://imap.example.com'],
    ['imap', 'imap.example.com:993', 'imaps://imap.example.com:993'],
    ['imap', 'imap.example.com:143', 'imap://imap.example.com:143'],
    ['imap', 'localhost', 'imap://localhost'],
    ['imap', '[::1]:1143', 'imap://[::1]:1143'],
    ['smtp', 'smtp.example.com', 'smtp://smtp.example.com'],
    ['smtp', 'smtp.example.com:465', 'smtps://smtp.example.com:465'],
    ['smtp', 'smtp://smtp.example.com:25', 'smtp://smtp.example.com:25'],
  ] as const)('[GW-03] is found from what a person types: %s %s', (protocol, typed, address) => {
    expect(mailServerUrl(protocol, typed)).toBe(address)
  })
})

describe('where the mail of a domain lives', () => {
  it('[GW-02] is our own store when nobody says otherwise', () => {
    const worlds = worldsOf({ domains })
    expect(worlds.embeddedDomains).toEqual(domains)
    expect(worlds.systemOf('a@corp.example')).toBeUndefined()
  })

  it('[GW-03] is one mail system for all of them, in the common case', () => {
    const worlds = worldsOf({ domains, ...servers })
    expect(worlds.embeddedDomains).toEqual([])
    expect(worlds.systemOf('A@Shop.Example')).toMatchObject({
      imap: { host: 'imap.corp.example', tls: 'implicit' },
      smtp: { port: 587, tls: 'starttls' },
      needsPassword: true,
    })
    expect(worlds.systemOf('a@elsewhere.example')).toBeUndefined()
  })

  it('[GW-03] can be chosen for each domain', () => {
    const worlds = worldsOf({ domains, mailSystems: [{ domains: ['shop.example'], ...servers }] })
    expect(worlds.embeddedDomains).toEqual(['corp.example'])
    expect(worlds.systemOf('a@shop.example')).toBeDefined()
    expect(worlds.systemOf('a@corp.example')).toBeUndefined()
  })

  it('[GW-03] needs no password of its people where a master user reads and a service sends', () => {
    const secretFile = join(folder, 'master')
    writeFileSync(secretFile, 'canary-master\n')
    const system = {
      ...servers,
      domains,
      imapMasterUser: 'master',
      imapMasterPasswordFile: secretFile,
      smtpSignIn: 'service',
      smtpServiceUser: 'mailroom',
      smtpServicePassword: 'canary-service',
    }
    expect(worldsOf({ domains, mailSystems: [system] }).systemOf('a@shop.example')).toMatchObject({
      master: { user: 'master', password: 'canary-master' },
      smtpSignIn: { kind: 'service', user: 'mailroom', password: 'canary-service' },
      needsPassword: false,
    })
  })

  it.each([
    ['IMAP without SMTP', { imapUrl: servers.imapUrl }, 'smtpUrl must be set too'],
    ['SMTP without IMAP', { smtpUrl: servers.smtpUrl }, 'imapUrl must be set too'],
    [
      'an address that is none',
      { ...servers, imapUrl: 'imap.corp.example' },
      'imapUrl must be like imaps://',
    ],
    ['a master user without password', { ...servers, imapMasterUser: 'm' }, 'must be set together'],
    ['a service without a name', { ...servers, smtpSignIn: 'service' }, 'smtpServiceUser belongs to'],
    ['certificates that are not there', { ...servers, mailServerCaFile: '/nowhere.pem' }, 'cannot be read'],
    [
      'a domain that is not ours',
      { mailSystems: [{ domains: ['x.example'], ...servers }] },
      'mailSystems names x.example, so domains must name it too.',
    ],
    [
      'a domain in two places',
      { mailSystems: [1, 2].map(() => ({ domains: ['shop.example'], ...servers })) },
      'mailSystems names shop.example twice',
    ],
    [
      'a word that is none',
      { mailSystems: [{ domains: ['shop.example'], ...servers, password: 'canary' }] },
      'mailSystems[0]',
    ],
    [
      'a password that is no text',
      { mailSystems: [{ domains: ['shop.example'], ...servers, imapMasterPassword: ['canary'] }] },
      'mailSystems[0].imapMasterPassword',
    ],
    ['a text that is no list', { mailSystems: 'canary' }, 'mailSystems is not right'],
  ])('[GW-03] is refused with a sentence: %s', (_name, file, sentence) => {
    const faults = faultsOf({ domains, ...file })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(sentence)
    expect(faults[0]).not.toContain('canary')
  })
})
