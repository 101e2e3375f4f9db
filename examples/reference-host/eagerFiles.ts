import type { Plugin } from 'vite'

/** Files of which the first list runs nearly everything. */
const eager = new Set(['shell', 'mountApp'])

/**
 * Tells the browser to compile these files whole while they come, beside the page: by itself it compiles each function at
 * its first call, which is when the list is drawn. Who does not know the hint reads a comment.
 */
export function eagerFiles(): Plugin {
  return {
    name: 'eager-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && eager.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
