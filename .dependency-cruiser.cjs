/**
 * The arrows of docs/architecture.md: who may import whom, top to bottom and never back.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const allowed = {
  core: [],
  api: ['core'],
  'http-adapter': ['api', 'core'],
  'memory-adapter': ['core'],
  conformance: ['core'],
  theme: [],
  ui: ['theme'],
  html: [],
  react: ['html', 'ui', 'theme', 'core'],
  files: ['react', 'ui', 'theme', 'core'],
  calendar: ['contacts', 'files', 'react', 'ui', 'theme', 'core'],
  contacts: ['files', 'react', 'ui', 'theme', 'core'],
  composer: ['contacts', 'files', 'html', 'react', 'ui', 'theme', 'core'],
  previews: ['html', 'react', 'ui', 'theme', 'core'],
  mailbox: ['composer', 'calendar', 'contacts', 'files', 'previews', 'html', 'react', 'ui', 'theme', 'core'],
  gateway: ['api', 'core'],
}

// What is written to prove something: tests, stories, contracts, and the folders that set their stage. It may use the
// adapter in memory and the conformance suite, and nothing that ships may use it.
const proof =
  '\\.(test|stories|contract|example)\\.tsx?$|/(test|testing|stage|attacks|kitchen-sink|mail-store/contract)/'
const configs = '(tsup|vite)\\.config\\.ts$'

const arrows = Object.entries(allowed).map(([name, targets]) => ({
  name: `arrows-of-${name}`,
  comment: `packages/${name} may import only: ${targets.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^packages/${name}/src/`, pathNot: proof },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...targets].join('|')})/` },
}))

module.exports = {
  forbidden: [
    ...arrows,
    {
      name: 'every-package-has-its-arrows',
      comment: 'A new package is entered in the table above and in docs/architecture.md.',
      severity: 'error',
      from: { path: '^packages/', pathNot: `^packages/(${Object.keys(allowed).join('|')})/` },
      to: {},
    },
    {
      name: 'by-name-only',
      comment: 'A package imports another by its name, never by a path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'examples-by-name-only',
      comment: 'Examples use what is published, by name.',
      severity: 'error',
      from: { path: '^examples/' },
      to: { path: '^packages/', dependencyTypes: ['local'] },
    },
    {
      name: 'proof-does-not-ship',
      comment: 'Code that ships does not import tests, stories or what sets their stage.',
      severity: 'error',
      from: { path: '^(packages|examples)/[^/]+/src/', pathNot: proof },
      to: { path: `^(packages|examples)/.*(${proof})` },
    },
    {
      name: 'no-cycles',
      comment: 'Files of a package import each other one way. Types alone may go round.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'declared-only',
      comment: 'What is imported stands in the package.json of the importer.',
      severity: 'error',
      from: { path: '^(packages|examples)/', pathNot: `${proof}|${configs}` },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere hides its arrow from the rules above.',
      severity: 'error',
      from: { path: '^(packages|examples)/', pathNot: `${proof}|${configs}` },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/|storybook-static|\\.css$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@mailroom/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
}
