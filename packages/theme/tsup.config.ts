import { library } from '../../tsup.shared'

// Skins load their colours and drawings when shown; the css entry is for build time only.
export default { ...library(), entry: { index: 'src/index.ts', css: 'src/css.ts' } }
