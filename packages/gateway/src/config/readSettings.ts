import { readFileSync } from 'node:fs'
import type { Setting } from './setting'
import { settingsTable } from './settingsTable'
import type { SettingName, Settings } from './Settings'

/** The settings cannot be used. `faults` are plain sentences, one for each thing to mend. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'))
  }
}

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
    const { value, place } = pick(name, setting, { fromFile, env, given })
    const result = setting.schema.safeParse(value)
    if (result.success) settings[name] = result.data
    else
      faults.push(
        ...result.error.issues.map((issue) => `${place} ${sentence(issue.message, setting, value)}`),
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
): { value: unknown; place: string } {
  const variable = variableOf(name)
  if (from.given[name] !== undefined) return { value: from.given[name], place: name }
  const text = from.env[variable]
  if (text !== undefined) return { value: setting.fromText(text), place: variable }
  if (name in from.fromFile) return { value: from.fromFile[name], place: name }
  return { value: setting.fallback, place: name }
}

function sentence(message: string, setting: Setting, value: unknown): string {
  if (message.startsWith('must ')) return `${message}.`
  const shown = setting.isSecret ? '' : ` (it is ${JSON.stringify(value)})`
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
  const variables = new Set(entries.map(([name]) => variableOf(name)))
  const keys = Object.keys(fromFile).filter((key) => !(key in settingsTable))
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
  if ((settings.smtpTlsCertFile === '') !== (settings.smtpTlsKeyFile === ''))
    faults.push('smtpTlsCertFile and smtpTlsKeyFile must be set together.')
  if (settings.domains.length === 0) faults.push('domains must name at least one domain.')
  return faults
}
