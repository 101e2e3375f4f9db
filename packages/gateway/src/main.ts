#!/usr/bin/env -S node --max-semi-space-size=8
// The flag above keeps the memory of a busy gateway under 300 MB: the default lets garbage of imports pile up.
import { setFlagsFromString } from 'node:v8'
import { runCli } from './cli/runCli'
import { processTerminal } from './cli/terminal'

// By itself the engine lets a heap grow to several times what lives in it before it collects. With twice as much again,
// indexing 20,000 mails of an IMAP server stays under 400 MB; with as much again it takes a twentieth longer.
setFlagsFromString('--heap-growing-percent=200')
// Compiling a function for the last time takes long, beside the work itself. By default it begins after 3,000 calls, which a
// gateway that was just started reaches in hundreds of functions at once.
setFlagsFromString('--invocation-count-for-turbofan=15000')

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The second time the person means it.
    if (stop.signal.aborted) process.exit(1)
    stop.abort()
  })
}

process.exitCode = await runCli(process.argv.slice(2), process.env, processTerminal(stop.signal))
