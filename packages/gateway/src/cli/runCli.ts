import { existsSync } from 'node:fs'
import { parseArgs, type ParseArgsConfig } from 'node:util'
import { readSettings } from '../config/readSettings'
import { SettingsError } from '../config/SettingsError'
import type { Settings } from '../config/Settings'
import { type Command, type Terminal, UsageError } from './Command'
import { commands } from './commands'

/** Where settings are looked for when nobody says. */
const usualFile = 'mailroom.config.json'

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  config: { type: 'string', short: 'c' },
} as const satisfies ParseArgsConfig['options']

/**
 * Runs the command line.
 *
 * @param args what was typed behind the program's name
 * @returns    exit code: 0 done, 1 it could not be done, 2 typed or configured wrongly
 * @source     GW-05, GW-06
 */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const [name, ...rest] = args
  if (name === undefined || name === 'help' || name.startsWith('-')) {
    terminal.say(overview())
    return name === undefined ? 2 : 0
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (!command) {
    terminal.note(`There is no command "${name}". "mailroom help" lists them.`)
    return 2
  }
  try {
    const { values, positionals } = parse(command, rest)
    if (values.help) {
      terminal.say(helpOf(command))
      return 0
    }
    const settings = (given?: Partial<Settings>) =>
      settingsFrom(values.config as string | undefined, env, given)
    return await command.run({ words: positionals, options: values }, settings, terminal)
  } catch (error) {
    return explain(error, command, terminal)
  }
}

type Values = Record<string, string | boolean | undefined>

function parse(command: Command, args: string[]): { values: Values; positionals: string[] } {
  try {
    const options = { ...commonOptions, ...command.options }
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    return { values, positionals }
  } catch (error) {
    throw new UsageError((error as Error).message)
  }
}

function settingsFrom(
  file: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  given: Partial<Settings> | undefined,
): Settings {
  const chosen = file ?? (existsSync(usualFile) ? usualFile : undefined)
  return readSettings({ file: chosen, env, given })
}

function explain(error: unknown, command: Command, terminal: Terminal): number {
  if (error instanceof UsageError) {
    terminal.note(error.message)
    terminal.note(`Usage: mailroom ${command.usage}`)
    return 2
  }
  if (error instanceof SettingsError) {
    terminal.note('The settings cannot be used:')
    for (const fault of error.faults) terminal.note(`- ${fault}`)
    return 2
  }
  terminal.note(error instanceof Error ? error.message : String(error))
  return 1
}

function overview(): string {
  const width = Math.max(...commands.map(({ usage }) => usage.length))
  return [
    'Mailroom, a mail server with a web client.',
    '',
    'Usage: mailroom <command> [--config <file>]',
    '',
    ...commands.map(({ usage, summary }) => `  ${usage.padEnd(width)}  ${summary}`),
    '',
    '"mailroom <command> --help" says more about one of them.',
  ].join('\n')
}

function helpOf({ usage, summary, details = [] }: Command): string {
  return [`Usage: mailroom ${usage}`, '', summary, ...(details.length > 0 ? ['', ...details] : [])].join('\n')
}
