import { library } from '../../tsup.shared'

export default library({ client: true })
