import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite'

/** Parts that whoever is signed in needs right behind the first file: what speaks to the gateway, and the mailbox. */
const ahead = ['adapter', 'mountApp']

/** Names their files in the document, so that they come beside the first file and not behind it. */
export function aheadFiles(): Plugin {
  return {
    name: 'ahead-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = filesOf(bundle)
        const sheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
        return [
          ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', crossorigin: true }, fileName)),
          ...Array.from(sheets, (sheet) => link({ rel: 'preload', as: 'style', crossorigin: true }, sheet)),
        ]
      },
    },
  }
}

/** Those parts with all that they import; the first file names itself. */
function filesOf(bundle: Rollup.OutputBundle): Rollup.OutputChunk[] {
  const found = new Set<Rollup.OutputChunk>()
  const visit = (file: Rollup.OutputBundle[string] | undefined) => {
    if (file?.type !== 'chunk' || file.isEntry || found.has(file)) return
    found.add(file)
    for (const name of file.imports) visit(bundle[name])
  }
  for (const file of Object.values(bundle)) if (ahead.includes(file.name ?? '')) visit(file)
  return [...found]
}

const link = (attrs: Record<string, string | boolean>, fileName: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, href: `/${fileName}` },
  injectTo: 'head',
})
