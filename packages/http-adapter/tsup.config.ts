import { library } from '../../tsup.shared'

// The worker is a file of its own, which a page starts by its address.
export default library({ entry: { index: 'src/index.ts', md5Worker: 'src/pieces/md5Worker.ts' } })
