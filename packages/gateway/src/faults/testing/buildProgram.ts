import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundleProgram } from '../../testing/bundleProgram'

/** It has parts in machine code, which cannot be bundled. */
const native = '@node-rs/argon2'
const nativeFile = createRequire(import.meta.url).resolve(native)

/**
 * Builds the command line from source into a folder, as one file that Node runs: what a test kills is the program that
 * people run.
 *
 * @returns its path
 */
export function buildProgram(folder: string): Promise<string> {
  return bundleProgram(join(import.meta.dirname, '../../main.ts'), join(folder, 'mailroom.mjs'), {
    alias: { [native]: nativeFile },
    external: [nativeFile],
  })
}
