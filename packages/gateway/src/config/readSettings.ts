import { fit } from '@mailroom/api'
import { readFileSync } from 'node:fs'
import { mailWorlds } from './mailSystems'
import { readSecretFile, readSecretFiles, secretFileKey } from './secretFiles'
import { readSecretKey } from './secretKey'
import type { Setting } from './setting'
import { SettingsError } from './SettingsError'
import { settingsTable } from './settingsTable'
import type { SettingName, Settings } from './Settings'

/** Where settings come from. */
export interface SettingsSource {
  /** Path of the settings file; a missing file is a fault. */
  readonly file?: string
  /** Variables of the environment; they win over the file. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Values that win over both. */
  readonly given?: Partial<Settings>
}

const entries = Object.entries(settingsTable) as unknown as readonly (readonly [SettingName, Setting])[]

/** `httpPort` is read from `MAILROOM_HTTP_PORT`. */
export const variableOf = (name: string): string =>
  `MAILROOM_${name.replace(/[A-Z]/g, (capital) => `_${capital}`).toUpperCase()}`

/** Variables that the program reads besides the settings. */
const otherVariables = new Set(['MAILROOM_CORPORA', 'MAILROOM_SUM', 'MAILROOM_CONFIG', 'MAILROOM_PASSWORD'])

/**
 * Reads and checks all settings.
 *
 * @throws SettingsError with every fault at once
 */
export function readSettings({ file, env = {}, given = {} }: SettingsSource = {}): Settings {
  const faults: string[] = []
  const fromFile = file === undefined ? {} : readFile(file, faults)
  faults.push(...unknownNames(fromFile, env))
  const settings: Record<string, unknown> = {}
  for (const [name, setting] of entries) {
    const { value, place } = pick(name, setting, { fromFile, env, given }, faults)
    const result = fit(setting.schema, value)
    if (result.fits) settings[name] = result.value
    else
      faults.push(
        ...result.faults.map(
          (issue) => `${place}${within(issue.path)} ${sentence(issue.message, setting, value)}`,
        ),
      )
  }
  if (faults.length === 0) faults.push(...contradictions(settings as Settings))
  if (faults.length > 0) throw new SettingsError(faults)
  return settings as Settings
}

function pick(
  name: SettingName,
  setting: Setting,
  from: {
    fromFile: Record<string, unknown>
    env: Readonly<Record<string, string | undefined>>
    given: Partial<Settings>
  },
  faults: string[],
): { value: unknown; place: string } {
  const variable = variableOf(name)
  if (from.given[name] !== undefined) return { value: from.given[name], place: name }
  const text = from.env[variable]
  if (text !== undefined)
    return withSecrets(setting, { value: setting.fromText(text), place: variable }, faults)
  const secretFile = setting.isSecret === true ? from.env[secretFileVariable(name)] : undefined
  if (secretFile !== undefined)
    return { value: readSecretFile(secretFile, secretFileVariable(name), faults), place: variable }
  if (name in from.fromFile) return withSecrets(setting, { value: from.fromFile[name], place: name }, faults)
  const key = secretFileKey(name)
  if (setting.isSecret === true && key in from.fromFile)
    return { value: readSecretFile(from.fromFile[key], key, faults), place: name }
  return { value: setting.fallback, place: name }
}

const secretFileVariable = (name: string) => variableOf(secretFileKey(name))

/** Fills in what the records of a list name files for. */
function withSecrets(setting: Setting, picked: { value: unknown; place: string }, faults: string[]) {
  const { secretKeys } = setting
  if (secretKeys === undefined || !Array.isArray(picked.value)) return picked
  const value = picked.value.map((record: unknown, index) =>
    readSecretFiles(record, secretKeys, `${picked.place}[${index}]`, faults),
  )
  return { ...picked, value }
}

/** Where in a list of records. */
function within(path: readonly PropertyKey[]): string {
  return path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
}

function sentence(message: string, setting: Setting, value: unknown): string {
  if (message.startsWith('must ')) return `${message}.`
  // What came may be a password.
  if (setting.secretKeys !== undefined) return `is not right: ${message.replace(/ but received .*/s, '')}.`
  const shown =
    setting.isSecret === true || setting.secretKeys !== undefined ? '' : ` (it is ${JSON.stringify(value)})`
  return `must be ${setting.type}${shown}.`
}

function readFile(file: string, faults: string[]): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof content === 'object' && content !== null && !Array.isArray(content))
      return content as Record<string, unknown>
    faults.push(`${file} must hold one JSON object with settings.`)
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not valid JSON' : 'cannot be read'
    faults.push(`${file} ${why}: ${(error as Error).message}`)
  }
  return {}
}

function unknownNames(
  fromFile: Record<string, unknown>,
  env: Readonly<Record<string, string | undefined>>,
): string[] {
  const names = new Set(
    entries.flatMap(([name, setting]) => (setting.isSecret === true ? [name, secretFileKey(name)] : [name])),
  )
  const variables = new Set(Array.from(names, variableOf))
  const keys = Object.keys(fromFile).filter((key) => !names.has(key))
  const foreign = Object.keys(env).filter(
    (key) => key.startsWith('MAILROOM_') && !variables.has(key) && !otherVariables.has(key),
  )
  return [...keys, ...foreign].map(
    (name) => `${name} is not a setting; see docs/configuration.md for their names.`,
  )
}

function contradictions(settings: Settings): string[] {
  const faults: string[] = []
  if (settings.ticketIssuer !== '' && settings.ticketSecret === '' && settings.ticketPublicKeyFile === '')
    faults.push('ticketIssuer is set, so ticketSecret or ticketPublicKeyFile must be set too.')
  if (settings.ticketSecret !== '' && settings.ticketSecret.length < 32)
    faults.push('ticketSecret must have at least 32 characters.')
  if (settings.oidcIssuer !== '' && settings.oidcClientId === '')
    faults.push('oidcIssuer is set, so oidcClientId must be set too.')
  if ((settings.wechatAppId === '') !== (settings.wechatSecret === ''))
    faults.push('wechatAppId and wechatSecret must be set together.')
  if (settings.smsProvider === 'http' && settings.smsUrl === '')
    faults.push('smsProvider is http, so smsUrl must be set too.')
  if (settings.smsUrl.startsWith('http:') && !settings.smsInnerHosts.includes(new URL(settings.smsUrl).host))
    faults.push('smsUrl must begin with https://, or smsInnerHosts must name its host.')
  for (const name of settings.oidcDomains)
    if (!settings.domains.includes(name))
      faults.push(`oidcDomains names ${name}, which is not one of domains.`)
  if ((settings.smtpTlsCertFile === '') !== (settings.smtpTlsKeyFile === ''))
    faults.push('smtpTlsCertFile and smtpTlsKeyFile must be set together.')
  for (const name of ['secretKey', 'previousSecretKey'] as const)
    if (settings[name] !== '' && readSecretKey(settings[name]) === undefined)
      faults.push(`${name} must be 32 bytes in base64 or hex, like "openssl rand -base64 32" makes them.`)
  if (settings.domains.length === 0) faults.push('domains must name at least one domain.')
  return [...faults, ...worldFaults(settings)]
}

function worldFaults(settings: Settings): readonly string[] {
  try {
    mailWorlds(settings)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.faults
    throw error
  }
}
