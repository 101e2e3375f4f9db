/** A department as administrators see it. @source SH-05 */
export interface AdminDepartment extends AdminDepartmentForm {
  readonly id: number
  /** Those who belong to it themselves, without those below. */
  readonly peopleCount: number
}

/** What is said of a department. */
export interface AdminDepartmentForm {
  readonly name: string
  /** The one that it belongs to; absent at the top. */
  readonly parentId?: number
}
