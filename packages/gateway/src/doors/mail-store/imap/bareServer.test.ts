import { without } from '../../../testing/imap/createImapServer'
import { mailStoreContract } from '../mailStore.contract'
import { overScriptedServer } from './testing/overScriptedServer'

mailStoreContract(
  'an IMAP server that can do next to nothing',
  overScriptedServer({
    capabilities: without(
      'CONDSTORE',
      'ESEARCH',
      'IDLE',
      'LIST-EXTENDED',
      'LITERAL+',
      'MOVE',
      'QUOTA',
      'SORT',
      'SPECIAL-USE',
      'UIDPLUS',
      'UNSELECT',
    ),
    keepsKeywords: false,
    delimiter: '.',
    prefix: 'INBOX.',
  }),
)
