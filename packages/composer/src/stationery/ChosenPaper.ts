import type { PaperId } from './papers'

/** The letter paper that a mail is written on. @source CO-05 */
export interface ChosenPaper {
  readonly id: PaperId
  /** Its drawing as a picture of the mail; absent until that is stored. */
  readonly contentId?: string
}
