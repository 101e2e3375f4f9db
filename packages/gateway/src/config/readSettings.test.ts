import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSettings } from './readSettings'
import { settingsDocument } from './settingsDocument'
import { SettingsError } from './SettingsError'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mailroom-settings-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fileWith = (content: string) => {
  const file = join(folder, 'mailroom.config.json')
  writeFileSync(file, content)
  return file
}

const faultsOf = (source: Parameters<typeof readSettings>[0]): readonly string[] => {
  try {
    readSettings(source)
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
  return []
}

describe('settings', () => {
  it('[GW-02] need nothing to be set', () => {
    expect(readSettings().httpPort).toBe(8080)
  })

  it('[GW-02] let a variable win over the file', () => {
    const file = fileWith('{ "httpPort": 9000, "title": "From the file" }')
    const settings = readSettings({ file, env: { MAILROOM_HTTP_PORT: '9001' } })
    expect(settings).toMatchObject({ httpPort: 9001, title: 'From the file' })
  })

  it('[GW-02] [SE-19] read lists, switches and percentages from variables', () => {
    const env = {
      MAILROOM_DOMAINS: 'example.com, example.org',
      MAILROOM_DIRECT_MX: 'off',
      MAILROOM_SPAM_PERCENT: '98.6',
    }
    expect(readSettings({ env })).toMatchObject({
      domains: ['example.com', 'example.org'],
      directMx: false,
      spamPercent: 98.6,
    })
  })

  it.each([
    [
      'a number that is none',
      { env: { MAILROOM_HTTP_PORT: 'many' } },
      'MAILROOM_HTTP_PORT must be whole number, 0 to 65535 (it is "many").',
    ],
    [
      'a misspelt variable',
      { env: { MAILROOM_HTPP_PORT: '1' } },
      'MAILROOM_HTPP_PORT is not a setting; see docs/configuration.md for their names.',
    ],
    [
      'a path in the public address',
      { given: { publicUrl: 'https://a.example/mail' } },
      'publicUrl must be like https://mail.example.com, without a path.',
    ],
    [
      'tickets without a key',
      { given: { ticketIssuer: 'portal' } },
      'ticketIssuer is set, so ticketSecret or ticketPublicKeyFile must be set too.',
    ],
    [
      'a short secret',
      { given: { ticketIssuer: 'portal', ticketSecret: 'short' } },
      'ticketSecret must have at least 32 characters.',
    ],
    [
      'a key that is none',
      { given: { secretKey: 'secret' } },
      'secretKey must be 32 bytes in base64 or hex, like "openssl rand -base64 32" makes them.',
    ],
  ])('[GW-02] say in a sentence what is wrong: %s', (_name, source, sentence) => {
    expect(faultsOf(source)).toEqual([sentence])
  })

  it('[GW-02] name every fault at once', () => {
    const file = fileWith('{ "httpPort": "x", "domains": "example.com", "colour": 1 }')
    expect(faultsOf({ file })).toHaveLength(3)
  })

  it('[GW-02] say when the file is not JSON', () => {
    expect(faultsOf({ file: fileWith('{') })[0]).toContain('is not valid JSON')
  })

  it('[A7] read a secret from the file that its setting names', () => {
    const file = join(folder, 'token')
    writeFileSync(file, 'canary-token\n')
    const fromFile = readSettings({ file: fileWith(JSON.stringify({ metricsTokenFile: file })) })
    expect(fromFile.metricsToken).toBe('canary-token')
    expect(readSettings({ env: { MAILROOM_METRICS_TOKEN_FILE: file } }).metricsToken).toBe('canary-token')
    expect(faultsOf({ env: { MAILROOM_METRICS_TOKEN_FILE: join(folder, 'none') } })[0]).toContain(
      'MAILROOM_METRICS_TOKEN_FILE cannot be read',
    )
  })

  it('[GW-02] know no file for what is no secret', () => {
    expect(faultsOf({ env: { MAILROOM_TITLE_FILE: 'x' } })[0]).toContain('is not a setting')
  })

  it('[GW-02] are described by docs/configuration.md as they are', () => {
    const page = readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')
    expect(page).toBe(settingsDocument())
  })
})
