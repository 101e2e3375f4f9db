import type { Plugin } from 'vite'

/** Files that every page needs right behind the first. */
const ahead = new Set(['adapter'])

/** Names them in the document, so that they come beside the first file and not behind it. */
export function aheadFiles(): Plugin {
  return {
    name: 'ahead-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && ahead.has(file.name))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head' as const,
          })),
    },
  }
}
