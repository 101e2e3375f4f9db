import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A running command of the program, in a process of its own. */
export class Program {
  /** Exit code; null when it was killed. */
  readonly exited: Promise<number | null>
  readonly #child: ChildProcess
  #said = ''
  #onSaid = () => {}

  /** @param settings of the environment, nothing else of which is handed on */
  constructor(file: string, words: readonly string[], settings: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [file, ...words], {
      env: { ...settings, PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.exited = once(this.#child, 'exit').then(([code]) => code as number | null)
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        this.#said += text
        this.#onSaid()
      })
    }
  }

  /** What it has written so far, log lines included. */
  get said(): string {
    return this.#said
  }

  /** Resolves when it has written this. @throws {Error} with all that it wrote when it ends before */
  async hasSaid(text: string): Promise<void> {
    const found = Promise.withResolvers<void>()
    this.#onSaid = () => {
      if (this.#said.includes(text)) found.resolve()
    }
    this.#onSaid()
    void this.exited.then(() => found.reject(new Error(`It ended before it was ready: ${this.#said}`)))
    await found.promise
  }

  /** Ends it in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.exited
  }

  /** Asks it to end, as an operator does. @returns its exit code */
  async end(): Promise<number | null> {
    this.#child.kill('SIGTERM')
    return this.exited
  }
}
