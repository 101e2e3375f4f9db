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

/**
 * What viewers of files fetch when a file needs them. A server for development that finds them that late bundles them then
 * and loads the page anew, in the middle of a test.
 */
export const viewerLibraries: readonly string[] = names.map((name) => `@mailroom/previews > ${name}`)
