import { vi } from 'vitest'

/** Waiting for an event gives up after a second by itself, which a busy machine needs for one click. */
const waitMs = 60_000

const { waitFor, waitUntil } = vi
vi.waitFor = (callback, options = waitMs) => waitFor(callback, options)
vi.waitUntil = (callback, options = waitMs) => waitUntil(callback, options)
