import { nodeProgram } from '../../tsup.shared'

export default nodeProgram({
  index: 'src/index.ts',
  main: 'src/main.ts',
  readerThread: 'src/doors/mail-store/imap/reader/readerThread.ts',
})
