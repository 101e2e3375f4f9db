// Runs a program that ends its output with "N passed, N failed", and counts.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const sumLine = /^(\d+) passed, (\d+) failed$/

/**
 * Passes everything on that the program prints, except its sum line.
 *
 * @param {string} command program to run
 * @param {readonly string[]} args its words
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options where it runs, and with what in its environment
 * @returns {Promise<{ passed: number, failed: number }>} a crash, and a program that counts nothing, is one failure
 */
export function countedRun(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
    const sum = { passed: 0, failed: 0 }
    createInterface({ input: child.stdout }).on('line', (line) => {
      const match = sumLine.exec(line.trim())
      if (!match) return console.log(line)
      sum.passed += Number(match[1])
      return (sum.failed += Number(match[2]))
    })
    child.on('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`)
      done({ ...sum, failed: sum.failed + 1 })
    })
    child.on('close', (code) => {
      const isSilentFailure = sum.failed === 0 && (code !== 0 || sum.passed === 0)
      if (isSilentFailure) console.log(`${args.join(' ')} ended with ${code} and counted no failure.`)
      done({ ...sum, failed: isSilentFailure ? 1 : sum.failed })
    })
  })
}
