// Runs a program that ends its output with "N passed, N failed", and counts.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const sumLine = /^(\d+) passed, (\d+) failed$/
const faultLine = /^(FAILED|RIGHT ONLY WHEN REPEATED|      \|)/

/**
 * Passes everything on that the program prints, except its sum line.
 *
 * @param {string} command program to run
 * @param {readonly string[]} args its words
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options where it runs, and with what in its environment
 * @returns {Promise<{ passed: number, failed: number, told: string[] }>} how many, and the lines that name what failed;
 *   a crash, and a program that counts nothing, is one failure
 */
export function countedRun(command, args, options) {
  return new Promise((done) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
    const sum = { passed: 0, failed: 0 }
    /** @type {string[]} */
    const told = []
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (faultLine.test(line)) told.push(line)
      const match = sumLine.exec(line.trim())
      if (!match) return console.log(line)
      sum.passed += Number(match[1])
      return (sum.failed += Number(match[2]))
    })
    const end = (/** @type {string | undefined} */ silentFailure) => {
      if (silentFailure === undefined) return done({ ...sum, told })
      console.log(silentFailure)
      return done({ ...sum, failed: sum.failed + 1, told: [...told, `FAILED  ${silentFailure}`] })
    }
    child.on('error', (error) => end(`${command} could not be run: ${error.message}`))
    child.on('close', (code) => {
      const isSilent = sum.failed === 0 && (code !== 0 || sum.passed === 0)
      end(isSilent ? `${args.join(' ')} ended with ${code} and counted no failure.` : undefined)
    })
  })
}
