import type { ParseArgsConfig } from 'node:util'
import type { Settings } from '../config/Settings'

/** The terminal that a command speaks to. */
export interface Terminal {
  /** One line of the answer. */
  say(line: string): void
  /** One line beside the answer: progress, warnings. */
  note(line: string): void
  /** Asks for a secret without showing it; from a pipe, its next line. */
  askSecret(question: string): Promise<string>
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal
}

/** What was typed behind the command's name. */
export interface Typed {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
}

/** One command of the program. */
export interface Command {
  readonly name: string
  /** How it is typed, without the program's name. */
  readonly usage: string
  /** One line for the list of commands. */
  readonly summary: string
  /** Lines for its own help: options and examples. */
  readonly details?: readonly string[]
  readonly options?: ParseArgsConfig['options']
  /** Settings are read when they are asked for, so that help needs none. Answers with the exit code. */
  run(typed: Typed, settings: (given?: Partial<Settings>) => Settings, terminal: Terminal): Promise<number>
}

/** Typed wrongly: the sentence and the usage are shown, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Cannot be done: the sentence is shown without a stack, exit code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
