import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import type { Terminal } from './Command'

/** The terminal of the process. */
export function processTerminal(signal: AbortSignal): Terminal {
  return {
    say: (line) => void process.stdout.write(`${line}\n`),
    note: (line) => void process.stderr.write(`${line}\n`),
    askSecret,
    signal,
  }
}

function askSecret(question: string): Promise<string> {
  const isTerminal = process.stdin.isTTY
  if (isTerminal) process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({
    input: process.stdin,
    output: isTerminal ? silent : undefined,
    terminal: isTerminal,
  })
  return new Promise((resolve, reject) => {
    let answer: string | undefined
    lines.once('line', (line) => {
      answer = line
      lines.close()
    })
    lines.once('close', () => {
      if (isTerminal) process.stderr.write('\n')
      process.stdin.pause()
      if (answer === undefined) reject(new Error('No password was entered.'))
      else resolve(answer)
    })
  })
}
