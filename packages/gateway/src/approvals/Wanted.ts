import type { Selectable } from 'kysely'
import type { ApprovalTables } from '../doors/database/tables/ApprovalTables'

/** Somebody asks for an account. @source SE-11 */
export interface WantedAccount {
  readonly name: string
  readonly englishName: string
  /** Empty for none. */
  readonly jobNumber: string
  readonly departmentId?: number
}

/** Somebody asks for another name. @source ST-01 */
export interface WantedName {
  readonly name: string
  readonly englishName: string
  /** What stood there when it was asked for. */
  readonly before: { readonly name: string; readonly englishName: string }
}

/** Somebody asks for their account to be closed. @source ST-18 */
export interface WantedClosing {
  readonly name: string
  readonly reason: string
}

/** What is asked for, by its kind. */
export type Wanted =
  | ({ readonly kind: 'registration' } & WantedAccount)
  | ({ readonly kind: 'name' } & WantedName)
  | ({ readonly kind: 'closing' } & WantedClosing)

/** A row of the table. */
export type ApprovalRow = Selectable<ApprovalTables['approvals']>

/** What a row asks for. */
export const wantedOf = ({ kind, wanted }: Pick<ApprovalRow, 'kind' | 'wanted'>): Wanted =>
  ({ kind, ...(JSON.parse(wanted) as object) }) as Wanted

/** What is asked for, as a row keeps it. */
export function wantedColumns({ kind, ...wanted }: Wanted): Pick<ApprovalRow, 'kind' | 'wanted'> {
  return { kind, wanted: JSON.stringify(wanted) }
}
