import type { CalendarExportChoice, CalendarImport, CalendarImportOutcome } from '@mailroom/core'
import type { AccountId } from '../../../accounts/AccountId'
import { exportEvents, type WrittenFile } from './exportEvents'
import { importEvents, type CalendarFileParts } from './importEvents'
import type { CalendarFiles } from './openCalendarFiles'

/** Events brought in from files and taken out to them, for an account. @source CA-05 */
export interface CalendarFileService {
  /** As core's `CalendarPort.importFile`. @param bytes hostile */
  importFile(
    accountId: AccountId,
    bytes: Uint8Array,
    how: CalendarImport,
    signal?: AbortSignal,
  ): Promise<CalendarImportOutcome>
  /** As core's `CalendarPort.exportFile`. */
  exportFile(accountId: AccountId, choice: CalendarExportChoice, signal?: AbortSignal): Promise<WrittenFile>
  /** Ends the thread that reads files. */
  close(): Promise<void>
}

/** Puts the acts of this folder together. */
export const createCalendarFileService = (
  parts: CalendarFileParts & { readonly files: CalendarFiles },
): CalendarFileService => ({
  importFile: (...question) => importEvents(parts, ...question),
  exportFile: (...question) => exportEvents(parts, ...question),
  close: () => parts.files.close(),
})
