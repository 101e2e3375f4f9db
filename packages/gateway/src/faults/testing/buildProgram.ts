import { createRequire } from 'node:module'
import { join } from 'node:path'
import { build } from 'esbuild'

/** It has parts in machine code, which cannot be bundled. */
const native = '@node-rs/argon2'
const nativeFile = createRequire(import.meta.url).resolve(native)

/**
 * Builds the command line from source into a folder, as one file that Node runs: what a test kills is the program that
 * people run.
 *
 * @returns its path
 */
export async function buildProgram(folder: string): Promise<string> {
  const outfile = join(folder, 'mailroom.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, '../../main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@mailroom/source'],
    alias: { [native]: nativeFile },
    external: [nativeFile],
    // Bundled packages that were written for `require` still ask for it.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  return outfile
}
