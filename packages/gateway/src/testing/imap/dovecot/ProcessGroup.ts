import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** Pause between two looks at the processes that are ending: nothing tells of the end of a grandchild. */
const lookMs = 5
/** After that an end is forced: a process that is just starting does not always hear that it shall end. */
const graceMs = 1_000

/** A program with all processes that it starts, as one thing that can be stopped, frozen and killed. */
export class ProcessGroup {
  readonly #leader: ChildProcess
  readonly #exited: Promise<unknown>
  /** All that it wrote has been read; what it left behind may keep that from ever coming. */
  readonly #silent: Promise<unknown>
  #output = ''
  #onOutput = () => {}
  #isPaused = false
  #isGone = false
  readonly #killAtExit = () => this.#signal('SIGKILL')

  constructor(program: string, args: readonly string[]) {
    // The leader of a group of its own, so that a signal to the group reaches whatever it starts.
    this.#leader = spawn(program, args, { detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#exited = new Promise((resolve) => {
      this.#leader.once('error', (error) => resolve((this.#output += error.message)))
      this.#leader.once('exit', resolve)
    })
    this.#silent = new Promise((resolve) => this.#leader.once('close', resolve))
    for (const stream of [this.#leader.stdout!, this.#leader.stderr!]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        this.#output += text
        this.#onOutput()
      })
    }
    process.once('exit', this.#killAtExit)
  }

  /** Its processes that still run. */
  get processes(): readonly number[] {
    return this.#leader.pid && !this.#isGone ? membersOf(this.#leader.pid) : []
  }

  /** What it has written so far. */
  get output() {
    return this.#output
  }

  /** Waits until it has written this. @throws {Error} with all that it wrote when it ends before */
  async written(text: string): Promise<void> {
    const found = Promise.withResolvers<void>()
    this.#onOutput = () => {
      if (this.#output.includes(text)) found.resolve()
    }
    this.#onOutput()
    void this.#exited
      .then(() => Promise.race([this.#silent, setTimeout(graceMs, undefined, { ref: false })]))
      .then(() => found.reject(new Error(`It ended before it was ready: ${this.#output}`)))
    await found.promise
  }

  /** Freezes all of it. Connections stay open, new ones are taken by the system, and nobody answers. */
  pause() {
    this.#isPaused = true
    this.#signal('SIGSTOP')
  }

  resume() {
    this.#isPaused = false
    this.#signal('SIGCONT')
  }

  /** Asks all of it to end, and sees to it that it has. */
  async stop(): Promise<void> {
    if (this.#isPaused) this.resume()
    this.#signal('SIGTERM')
    await Promise.race([this.#exited, setTimeout(graceMs, undefined, { ref: false })])
    await this.kill()
  }

  /** Ends all of it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#signal('SIGKILL')
    await this.#exited
    while (this.processes.length > 0) await setTimeout(lookMs)
    this.#isGone = true
    process.off('exit', this.#killAtExit)
  }

  #signal(signal: NodeJS.Signals) {
    // It never began, or the system may have given its number to somebody else.
    if (!this.#leader.pid || this.#isGone) return
    try {
      process.kill(-this.#leader.pid, signal)
    } catch (error) {
      // Nobody is left in the group.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** Processes of a group that still run. Those that have ended and were not yet collected by their parent do not count. */
function membersOf(group: number): number[] {
  const names = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return names.map(Number).filter((name) => {
    try {
      // pid (name, which may hold anything) state parent group
      const [state, , ofGroup] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
      return state !== 'Z' && Number(ofGroup) === group
    } catch {
      return false
    }
  })
}
