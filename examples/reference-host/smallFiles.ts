import { minify } from 'terser'
import type { Plugin } from 'vite'

/** Files that everybody waits for. */
const first = new Set(['index', 'adapter', 'mountApp', 'shell'])

/** Makes the files of the first load one per cent smaller than the bundler does: it looks at each expression once, terser three times. */
export function smallFiles(): Plugin {
  return {
    name: 'small-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && first.has(file.name)) file.code = await smaller(file.code)
      },
    },
  }
}

async function smaller(code: string): Promise<string> {
  const { code: minified } = await minify(code, {
    module: true,
    ecma: 2020,
    // Comparisons stay as they were written, since more of them are alike then.
    compress: { passes: 3, pure_getters: true, keep_fargs: false, lhs_constants: false },
  })
  if (minified === undefined) throw new Error('A file of the first load could not be made smaller.')
  return minified
}
