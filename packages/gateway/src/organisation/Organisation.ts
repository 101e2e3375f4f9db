import * as v from 'valibot'
import type { Settings } from '../config/Settings'
import { settingsTable } from '../config/settingsTable'
import type { Database } from '../doors/database/Database'

/** The settings that an administrator may set in place of the configuration: what people see, and what they may do. */
export const organisationNames = [
  'title',
  'organisation',
  'logoUrl',
  'noticeTitle',
  'noticeHtml',
  'welcomeLinks',
  'banners',
  'welcomeAds',
  'icpNumber',
  'icpLink',
  'selfServiceUrl',
  'allowForward',
  'allowDownload',
  'allowSearch',
  'allowDelete',
  'deleteForeverButton',
  'twelveHourTimes',
  'allowBurn',
  'allowMailPassword',
  'allowOfflineReading',
  'allowFiles',
  'showDirectory',
  'allowRegistration',
  'registrationAgreement',
] as const satisfies readonly (keyof Settings)[]

/** Name of one of them. */
export type OrganisationName = (typeof organisationNames)[number]

/** Some of them with their values. */
export type OrganisationChange = Partial<Pick<Settings, OrganisationName>>

/** A value that a setting cannot have. */
export interface OrganisationFault {
  readonly name: OrganisationName
  /** Where within it: numbers of records and names of their parts. */
  readonly path: readonly (string | number)[]
}

/** What the organisation has chosen, in the configuration and over it. @source SH-05, HO-04 to HO-06 */
export interface Organisation {
  /**
   * All settings, with what administrators have set. It stays the same object while its values follow: whoever reads them when
   * they are needed has those of now.
   */
  readonly settings: Settings
  /** Names that an administrator has set. */
  readonly overridden: () => readonly OrganisationName[]
  /** Looks whether another process has changed something, when the last look was some seconds ago. Never fails. */
  refresh(): Promise<void>
  /** Sets some. @returns what is wrong with them; nothing is set then */
  set(change: OrganisationChange): Promise<readonly OrganisationFault[]>
  /** Goes back to the configuration with all of them. */
  reset(): Promise<void>
}

/** Another process sees a change after this time at the latest. */
const lookEveryMs = 2_000

/** Reads what is set, and keeps it. @param configured the settings of the file and of the environment */
export async function openOrganisation(
  { db, transaction }: Database,
  configured: Settings,
  now: () => number,
): Promise<Organisation> {
  const live: Record<string, unknown> = { ...configured }
  let overridden: readonly OrganisationName[] = []
  let lookedAt = 0

  const read = async () => {
    lookedAt = now()
    const rows = await db.selectFrom('organisation_settings').selectAll().execute()
    const stored = new Map(rows.map(({ name, value }) => [name, value]))
    // What an older version has stored and this one does not take counts as not set.
    const values = organisationNames.map((name) => [name, valueOf(name, stored.get(name))] as const)
    for (const [name, value] of values) live[name] = value === undefined ? configured[name] : value
    overridden = values.flatMap(([name, value]) => (value === undefined ? [] : [name]))
  }
  await read()

  return {
    settings: live as unknown as Settings,
    overridden: () => overridden,
    async refresh() {
      if (now() - lookedAt < lookEveryMs) return
      // With the database away the settings of a moment ago are right enough; the call itself will say so.
      await read().catch(() => undefined)
    },
    async set(change) {
      const entries = Object.entries(change) as [OrganisationName, unknown][]
      const faults = entries.flatMap(([name, value]) => faultsOf(name, value))
      if (faults.length > 0) return faults
      await transaction(async (trx) => {
        for (const [name, given] of entries) {
          const value = JSON.stringify(given)
          await trx
            .insertInto('organisation_settings')
            .values({ name, value })
            .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
            .execute()
        }
      })
      await read()
      return []
    },
    async reset() {
      await db.deleteFrom('organisation_settings').execute()
      await read()
    },
  }
}

const schemaOf = (name: OrganisationName): v.GenericSchema => settingsTable[name].schema

function valueOf(name: OrganisationName, stored: string | undefined): unknown {
  if (stored === undefined) return undefined
  const result = v.safeParse(schemaOf(name), JSON.parse(stored))
  return result.success ? result.output : undefined
}

function faultsOf(name: OrganisationName, value: unknown): OrganisationFault[] {
  const result = v.safeParse(schemaOf(name), value)
  if (result.success) return []
  return result.issues.slice(0, 1).map(({ path }) => ({
    name,
    path: (path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
  }))
}
