import { largeFolderContract } from '../contract/largeFolders.contract'
import { openSqlStore } from './testing/openSqlStore'

largeFolderContract('the database', openSqlStore)
