import { parseArgs } from 'node:util'
import { conformanceCases } from '../cases/conformanceCases'
import type { ConformanceCase, OptionalPort } from '../world/ConformanceCase'

/** What the command line asks for. */
export interface Arguments {
  /** Path of the module, as it was written. */
  readonly module: string | undefined
  /** Which cases; undefined for all. */
  readonly only: ((item: ConformanceCase) => boolean) | undefined
  readonly absentPorts: readonly OptionalPort[]
  readonly timeoutSeconds: number | undefined
  /** Says the report as JSON in place of the one for people. */
  readonly isJson: boolean
  /** Where to write the report as JUnit XML. */
  readonly junitPath: string | undefined
  readonly isList: boolean
  readonly isHelp: boolean
}

/** The command line cannot be understood, or what it names is not there. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Reads what follows the program's name. Throws a `UsageError` that says what is wrong with it. */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args)
  if (positionals.length > 1)
    throw new UsageError(`One module is tested at a time, and ${positionals.length} were named.`)
  return {
    module: positionals[0],
    only: values.only && selectionOf(values.only),
    absentPorts: listOf(values.absent ?? []).map(optionalPort),
    timeoutSeconds: values.timeout === undefined ? undefined : secondsOf(values.timeout),
    isJson: values.json,
    junitPath: values.junit,
    isList: values.list,
    isHelp: values.help,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true },
        absent: { type: 'string', multiple: true },
        timeout: { type: 'string' },
        json: { type: 'boolean', default: false },
        junit: { type: 'string' },
        list: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error })
  }
}

/** A word chooses a port, an area or one case: `messages`, `lists`, `lists/pages`. */
function selectionOf(values: readonly string[]): (item: ConformanceCase) => boolean {
  const words = listOf(values)
  const isChosenBy = (word: string, { id, port }: ConformanceCase): boolean =>
    word === port || word === id || id.startsWith(`${word}/`)
  const unknown = words.find((word) => !conformanceCases.some((item) => isChosenBy(word, item)))
  if (unknown !== undefined)
    throw new UsageError(`There is no port, area or case "${unknown}"; --list shows all of them.`)
  return (item) => words.some((word) => isChosenBy(word, item))
}

function optionalPort(name: string): OptionalPort {
  const known = conformanceCases.flatMap(({ needs }) => needs).find((port) => port === name)
  if (!known) throw new UsageError(`"${name}" is no port that an adapter may leave out.`)
  return known
}

function secondsOf(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0)) throw new UsageError(`"${text}" is no number of seconds.`)
  return seconds
}

const listOf = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
