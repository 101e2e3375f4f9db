import type { ApprovalId, ApprovalPage, ApprovalsQuery, ApprovedAccount } from '../admin/Approval'
import type { AdminDepartment, AdminDepartmentForm } from '../admin/AdminDepartment'
import type { AdminRule, AdminRuleForm } from '../admin/AdminRule'
import type { AuditPage, AuditQuery } from '../admin/AuditRecord'
import type {
  AdminAccount,
  AdminAccountAct,
  AdminAccountChange,
  AdminAccountId,
  AdminAccountPage,
  AdminAccountsQuery,
  NewAdminAccount,
  TemporaryPassword,
} from '../admin/AdminAccount'
import type { BackOffice } from '../admin/BackOffice'
import type { Organisation, OrganisationLook, OrganisationSwitches } from '../admin/OrganisationLook'
import type { ReadOptions } from './MailroomAdapter'

/**
 * The administration of the organisation's mail. All but `backOffice` is `forbidden` to who has not the right, and to everybody in
 * somebody else's mailbox.
 *
 * @source SH-05, GW-05
 */
export interface AdminPort {
  /** Answers everybody. */
  backOffice(options?: ReadOptions): Promise<BackOffice>
  /** `invalid` at `who` for somebody who is not there. */
  audit(query: AuditQuery, options?: ReadOptions): Promise<AuditPage>

  /** By address. */
  accounts(query: AdminAccountsQuery, options?: ReadOptions): Promise<AdminAccountPage>
  /** `notFound` */
  account(id: AdminAccountId, options?: ReadOptions): Promise<AdminAccount>
  /** `invalid` with the field at fault: `address`, `name`, `jobNumber`, `departmentId` */
  addAccount(account: NewAdminAccount): Promise<TemporaryPassword>
  /** `notFound`; `invalid` as `addAccount`, and at `aliases` */
  changeAccount(id: AdminAccountId, change: AdminAccountChange): Promise<void>
  /** `notFound`; `conflict` where it is so already, or nobody would be left who administers */
  act(id: AdminAccountId, act: AdminAccountAct): Promise<void>
  /** Its sessions end. `notFound`; `conflict` where another mail server keeps the password */
  resetPassword(id: AdminAccountId): Promise<TemporaryPassword>

  /** Those above before those below. */
  departments(options?: ReadOptions): Promise<readonly AdminDepartment[]>
  /** `invalid` at `name` or `parentId` */
  addDepartment(department: AdminDepartmentForm): Promise<void>
  /** `notFound`; `invalid` as `addDepartment` */
  changeDepartment(id: number, department: AdminDepartmentForm): Promise<void>
  /** `notFound`; `conflict` while there is somebody in it, or a department below it */
  deleteDepartment(id: number): Promise<void>

  organisation(options?: ReadOptions): Promise<Organisation>
  /** `invalid` at `title`, `logoUrl`, `icpLink`, `selfServiceUrl`, `links`, `banners` or `ads` */
  setLook(look: OrganisationLook): Promise<void>
  setSwitches(switches: OrganisationSwitches): Promise<void>
  /** Goes back to what the mail system is configured with. */
  resetOrganisation(): Promise<void>

  /** The oldest first. */
  reviewRules(options?: ReadOptions): Promise<readonly AdminRule[]>
  /** `invalid` at `from`, `to` or `reviewers` */
  addReviewRule(rule: AdminRuleForm): Promise<void>
  /** Mails that wait go on waiting. `notFound` */
  removeReviewRule(id: number): Promise<void>

  approvals(query: ApprovalsQuery, options?: ReadOptions): Promise<ApprovalPage>
  /**
   * Permits what was asked for; it is done at once.
   *
   * @param account of a new account, what is put right first
   * @throws MailroomError `notFound`; `conflict` where somebody was quicker, or nobody would be left who administers; `invalid` as
   *   `addAccount` does
   */
  acceptApproval(id: ApprovalId, account?: ApprovedAccount): Promise<void>
  /** Says no, and why. `notFound`; `conflict` where somebody was quicker; `invalid` at `reason` */
  refuseApproval(id: ApprovalId, reason: string): Promise<void>
}
