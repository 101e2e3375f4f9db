// Runs programs in front of the person at the terminal, who stops them with Ctrl-C.
import { spawn } from 'node:child_process'

/** A signal that comes again so soon is the same key press, come on a second way, in milliseconds. */
const echoMs = 1_000

/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set()
let stoppedAt = 0

/**
 * Tells all programs to end. They have a process group of their own, so that the terminal does not tell them as
 * well: a gateway that is told twice ends without finishing what is open.
 */
export function stopAll() {
  if (stoppedAt > 0 && performance.now() - stoppedAt < echoMs) return
  stoppedAt = performance.now()
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll)

/** Whether somebody asked for the end. */
export const isStopping = () => stoppedAt > 0

/**
 * Runs a program to its end.
 *
 * @param {string} command the program
 * @param {readonly string[]} args its words
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options where, and with what in its environment
 * @returns {Promise<number>} its exit code; 1 when a signal ended it, and when the end was asked for before it began
 */
export function foreground(command, args, options) {
  if (isStopping()) return Promise.resolve(1)
  const child = spawn(command, args, { ...options, stdio: 'inherit', detached: true })
  children.add(child)
  return new Promise((done) => {
    const end = (code) => {
      children.delete(child)
      done(code)
    }
    child.on('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`)
      end(1)
    })
    child.on('exit', (code) => end(code ?? 1))
  })
}
