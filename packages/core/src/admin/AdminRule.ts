import type { ReviewRule } from '../review/ReviewRule'

/** Which mails wait, and who reviews them. */
export interface AdminRuleForm extends ReviewRule {
  /** Account names, addresses or job numbers; of a rule that is there, addresses. */
  readonly reviewers: readonly string[]
}

/** A rule that holds mails for a reviewer. @source RV-04 */
export interface AdminRule extends AdminRuleForm {
  readonly id: number
}
