import { build, type BuildOptions } from 'esbuild'

/**
 * Bundles a program from source as one file that Node runs: what a test kills, or runs beside itself, is a module as in the
 * built package.
 *
 * @param source  its file
 * @param outfile `*.mjs`
 * @returns       the file
 */
export async function bundleProgram(
  source: string,
  outfile: string,
  options: Pick<BuildOptions, 'alias' | 'external'> = {},
): Promise<string> {
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@mailroom/source'],
    // Bundled packages that were written for `require` still ask for it.
    banner: {
      js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)`,
    },
    logLevel: 'error',
    ...options,
  })
  return outfile
}
