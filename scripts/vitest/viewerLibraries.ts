const names = [
  '@e965/xlsx',
  '@jvmr/pptx-to-html',
  'docx-preview',
  'highlight.js/lib/core',
  'highlight.js/lib/languages/xml',
  'marked',
  'papaparse',
  'pdfjs-dist',
]

/** What the editor of Markdown fetches. */
const ofMarkdown = ['@uiw/react-md-editor/nohighlight', 'marked']

/**
 * What viewers of files and rare editors fetch when they are needed. A server for development that finds them that late bundles them then
 * and loads the page anew, in the middle of a test.
 */
export const viewerLibraries: readonly string[] = [
  ...names.map((name) => `@mailroom/previews > ${name}`),
  ...ofMarkdown.map((name) => `@mailroom/composer > ${name}`),
]
