#!/usr/bin/env node
import { runCommand } from './runCommand'

const code = await runCommand(process.argv.slice(2), {
  directory: process.cwd(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
})
// An adapter may leave a socket or a timer behind; the report must not wait for it once it has been written.
process.stdout.write('', () => process.exit(code))
