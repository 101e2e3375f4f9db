/** What somebody has said of themselves; it chooses the drawing that stands for them where they show no picture. @source HO-01 */
export type Gender = 'unknown' | 'male' | 'female'

/** In the order in which they are offered. */
export const genders: readonly Gender[] = ['unknown', 'female', 'male']

/** How somebody is shown beside their name. @source HO-01, ST-01 */
export interface PersonLook {
  readonly gender: Gender
  /**
   * Address of their picture, for the page and the session of now: another one for each picture. Absent when they show none.
   */
  readonly pictureUrl?: string
}
