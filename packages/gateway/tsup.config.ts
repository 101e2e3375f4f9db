import { nodeProgram } from '../../tsup.shared'

export default nodeProgram({ index: 'src/index.ts', main: 'src/main.ts' })
