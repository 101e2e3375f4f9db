import { library } from '../../tsup.shared'

// The css entry is for build time only: the words of our own style sheets.
export default library({ entry: { index: 'src/index.ts', css: 'src/css.ts' } })
