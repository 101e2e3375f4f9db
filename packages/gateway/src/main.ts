#!/usr/bin/env -S node --max-semi-space-size=8
// The flag above keeps the memory of a busy gateway under 300 MB: the default lets garbage of imports pile up.
import { runCli } from './cli/runCli'
import { processTerminal } from './cli/terminal'

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time the person means it.
    if (stop.signal.aborted) process.exit(1)
    stop.abort()
  })
}

process.exitCode = await runCli(process.argv.slice(2), process.env, processTerminal(stop.signal))
