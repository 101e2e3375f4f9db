import { vi } from 'vitest'

/** Waiting for an event gives up after a second by itself, which a busy machine needs for one click. */
const waitMs = 60_000

const { waitFor, waitUntil } = vi
// Once for each file of tests, and files may share what is changed here; one of these around another changes nothing.
vi.waitFor = (callback, options = waitMs) => waitFor(callback, options)
vi.waitUntil = (callback, options = waitMs) => waitUntil(callback, options)
