import { mailStoreContract } from '../mailStore.contract'
import { overScriptedServer } from './testing/overScriptedServer'

// Dovecot can do everything too, and is asked all of this in every run.
mailStoreContract('an IMAP server that can do everything', overScriptedServer({}))
