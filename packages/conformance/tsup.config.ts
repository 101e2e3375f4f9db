import { defineConfig } from 'tsup'
import { library } from '../../tsup.shared'

const command = defineConfig({
  entry: { cli: 'src/cli/main.ts' },
  format: 'esm',
  target: 'node22',
  platform: 'node',
  splitting: false,
})

// The suite runs wherever the adapter does; the command is a program of Node's.
export default [library({ entry: { index: 'src/index.ts', faults: 'src/faults/index.ts' } }), command].flat()
