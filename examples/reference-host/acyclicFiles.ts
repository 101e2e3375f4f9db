import type { Plugin } from 'vite'

/**
 * Refuses a build in which files need each other in a circle. Groups of modules are put into files by name; a module that is
 * missed in one leads from its file to another and back, and then one of both runs before what it needs.
 */
export function acyclicFiles(): Plugin {
  return {
    name: 'acyclic-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const done = new Set<string>()
        const walk = (name: string, way: readonly string[]) => {
          const file = bundle[name]
          if (file?.type !== 'chunk' || done.has(name)) return
          if (way.includes(name))
            this.error(`files in a circle: ${[...way.slice(way.indexOf(name)), name].join(' > ')}`)
          for (const next of file.imports) walk(next, [...way, name])
          done.add(name)
        }
        for (const name of Object.keys(bundle)) walk(name, [])
      },
    },
  }
}
