import type { AccountTables } from './AccountTables'
import type { ApprovalTables } from './ApprovalTables'
import type { CalendarTables } from './CalendarTables'
import type { ContactTables } from './ContactTables'
import type { DeliveryTables } from './DeliveryTables'
import type { EventTables } from './EventTables'
import type { ImapTables } from './ImapTables'
import type { ImportTables } from './ImportTables'
import type { LockTables } from './LockTables'
import type { MailTables } from './MailTables'
import type { OnlineTables } from './OnlineTables'
import type { RecallTables } from './RecallTables'
import type { ReviewTables } from './ReviewTables'
import type { SealTables } from './SealTables'
import type { SearchTables } from './SearchTables'
import type { SecrecyTables } from './SecrecyTables'
import type { SecretTables } from './SecretTables'
import type { SessionTables } from './SessionTables'
import type { SmsTables } from './SmsTables'
import type { TrustTables } from './TrustTables'
import type { WritingTables } from './WritingTables'

/**
 * Every table of the database. Each area declares its own in a file beside this one and joins the list here; the
 * migration that makes them has the same area's name.
 *
 * Portable types only: text, integer, bytes. Times are ms since 1970 in `bigint` columns, booleans are 0 and 1, lists
 * and records are JSON in text. PostgreSQL has no NUL in text: take them out before writing.
 */
export interface Tables
  extends
    AccountTables,
    ApprovalTables,
    CalendarTables,
    ContactTables,
    MailTables,
    ImapTables,
    SessionTables,
    DeliveryTables,
    OnlineTables,
    SealTables,
    SearchTables,
    RecallTables,
    ReviewTables,
    SecrecyTables,
    SecretTables,
    SmsTables,
    TrustTables,
    LockTables,
    ImportTables,
    EventTables,
    WritingTables {}
