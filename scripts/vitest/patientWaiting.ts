import { vi } from 'vitest'

/** Waiting for an event gives up after a second by itself, which a busy machine needs for one click. */
const waitMs = 20_000

const { waitFor, waitUntil } = vi
// It runs for each file of tests, also where they share what it changes: one around another changes nothing.
vi.waitFor = (callback, options = waitMs) => waitFor(callback, options)
vi.waitUntil = (callback, options = waitMs) => waitUntil(callback, options)
