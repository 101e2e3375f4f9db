// The adapter
export { createMemoryAdapter } from './createMemoryAdapter'
export type { MemoryAdapterOptions } from './createMemoryAdapter'
export type { MemoryAdapter } from './MemoryAdapter'

// Its control, for tests and stories
export type { ArrivingMail, MemoryControl, SentSms } from './control/MemoryControl'
export type { OrderedFailure } from './calls/Calls'

// Certificates that its mails are encrypted for
export { certificateFile } from './certificates/certificateFile'
export type { MemoryCertificate } from './certificates/certificateFile'

// The organisation that it runs
export type {
  Company,
  CompanyContact,
  CompanyDraft,
  CompanyDiskFile,
  CompanyFile,
  CompanyHome,
  CompanyInvitation,
  CompanyMail,
  CompanyReviewRule,
  CompanySignIn,
  Correspondent,
  Person,
  WebPicture,
} from './company/Company'
export type { CompanyCalendar, CompanyEvent } from './company/CompanyCalendar'
