import { variableOf } from './readSettings'
import type { Setting } from './setting'
import { settingsTable } from './settingsTable'

const cell = (text: string) => text.replace(/\|/g, '\\|')
const shown = (value: unknown) => (value === '' ? 'empty' : `\`${JSON.stringify(value)}\``)

function row([name, setting]: [string, Setting]): string {
  const cells = [
    `\`${name}\``,
    `\`${variableOf(name)}\``,
    setting.type,
    shown(setting.fallback),
    setting.meaning,
  ]
  return `| ${cells.map(cell).join(' | ')} |`
}

/** The table of all settings as the Markdown page `docs/configuration.md`. */
export function settingsDocument(): string {
  return [
    '# Configuration',
    '',
    'The gateway reads its settings from a JSON file (`mailroom.config.json` in the working folder, or the path after',
    '`--config`) and from variables of the environment. A variable wins over the file. Everything is checked at start:',
    'what is wrong is said in one sentence each, and the program ends with exit code 2.',
    '',
    'In a variable, a list is separated by commas, and `true`, `on` or `1` turns a switch on; a list of records is JSON.',
    'A secret text can be read from a file: name the file in the setting with `File` behind its name, or in the variable with',
    '`_FILE` behind its name (`MAILROOM_SECRET_KEY_FILE`). Line ends around the text do not count.',
    '',
    'What the settings for a mail system mean, with examples, stands in [operating.md](operating.md).',
    'This page is made by `mailroom config --table`.',
    '',
    '| Setting | Variable | Type | Default | Meaning |',
    '|---|---|---|---|---|',
    ...Object.entries(settingsTable as Readonly<Record<string, Setting>>).map(row),
    '',
  ].join('\n')
}
