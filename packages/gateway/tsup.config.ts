import { nodeProgram } from '../../tsup.shared'

export default nodeProgram({
  index: 'src/index.ts',
  main: 'src/main.ts',
  checkpointThread: 'src/doors/database/sqlite/checkpoints/checkpointThread.ts',
  calendarFileThread: 'src/calendar/ics/files/thread/calendarFileThread.ts',
  contactFileThread: 'src/contacts/files/thread/contactFileThread.ts',
  readerThread: 'src/doors/mail-store/imap/reader/readerThread.ts',
})
