// Runs a program and says at its end all that it said, so that it may run beside another: node afterwards.mjs <program> ...
import { spawn } from 'node:child_process'

const [command = '', ...args] = process.argv.slice(2)
const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
/** @type {Buffer[]} */
const said = []
for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => said.push(bytes))
child.on('error', (error) => said.push(Buffer.from(`${command} could not be run: ${error.message}\n`)))
child.on('close', (code) => {
  process.stdout.write(Buffer.concat(said))
  process.exitCode = code ?? 1
})
