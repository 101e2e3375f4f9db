import { settingsDocument } from '../config/settingsDocument'
import { settingsTable } from '../config/settingsTable'
import type { Setting } from '../config/setting'
import type { Command } from './Command'

/** Shows the settings in force, or the table of all there are. */
export const configCommand: Command = {
  name: 'config',
  usage: 'config [--table]',
  summary: 'Checks the settings and shows them, secrets hidden.',
  details: ['  --table   prints docs/configuration.md instead'],
  options: { table: { type: 'boolean' } },
  async run({ options }, settings, terminal) {
    if (options.table === true) {
      terminal.say(settingsDocument().trimEnd())
      return 0
    }
    const table: Readonly<Record<string, Setting>> = settingsTable
    const shown = Object.entries(settings()).map(([name, value]) => [
      name,
      withoutSecrets(table[name]!, value),
    ])
    terminal.say(JSON.stringify(Object.fromEntries(shown), undefined, 2))
    return 0
  },
}

const hidden = (value: unknown) => (value === '' ? value : '(set)')

function withoutSecrets({ isSecret, secretKeys }: Setting, value: unknown): unknown {
  if (isSecret === true) return hidden(value)
  if (secretKeys === undefined || !Array.isArray(value)) return value
  return value.map((record: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(record).map(([key, item]) => [key, secretKeys.includes(key) ? hidden(item) : item]),
    ),
  )
}
