import {
  wireAdminAccount,
  wireAdminAccountChange,
  wireAdminAccountQuery,
  wireAdminAccounts,
  wireAdminAct,
  wireAdminNewAccount,
  wireAdminPassword,
} from '../../wire/adminAccounts'
import { wireAdminAcceptance, wireAdminApprovalQuery, wireAdminApprovals } from '../../wire/adminApprovals'
import { wireAdminAudit, wireAdminAuditQuery } from '../../wire/adminAudit'
import { wireAdminDepartment, wireAdminDepartments } from '../../wire/adminDepartments'
import { wireAdminOrganisation, wireAdminOrganisationChange } from '../../wire/adminOrganisation'
import { wireAdminRuleForm, wireAdminRules } from '../../wire/adminRules'
import { wireBackOffice } from '../../wire/backOffice'
import { wireSuccess } from '../../wire/common'
import { wireReason } from '../../wire/profile'
import { call } from '../call'

/** The administration. Everything under `/api/admin/` is for administrators in their own mailbox alone. */
export const adminCalls = {
  backOffice: call('GET', '/api/core/back-office/', {
    area: 'session',
    summary: 'Whether the user administers the organisation, and where its self-service is.',
    answer: wireBackOffice,
  }),
  adminAudit: call('GET', '/api/admin/audit/', {
    area: 'administration',
    summary: 'One page of what was done, by whom, to whom, when and from where.',
    query: wireAdminAuditQuery,
    answer: wireAdminAudit,
  }),
  adminAccounts: call('GET', '/api/admin/account/', {
    area: 'administration',
    summary: 'One page of the accounts of the organisation.',
    query: wireAdminAccountQuery,
    answer: wireAdminAccounts,
  }),
  adminAccount: call('GET', '/api/admin/account/{id}/', {
    area: 'administration',
    summary: 'An account with all that an administrator can see to.',
    answer: wireAdminAccount,
  }),
  adminAddAccount: call('POST', '/api/admin/account/', {
    area: 'administration',
    summary: 'Makes an account and tells the password to sign in with the first time.',
    body: wireAdminNewAccount,
    answer: wireAdminPassword,
  }),
  adminChangeAccount: call('PUT', '/api/admin/account/{id}/', {
    area: 'administration',
    summary: 'Changes name, job number, department and aliases of an account.',
    body: wireAdminAccountChange,
    answer: wireSuccess,
  }),
  adminAct: call('POST', '/api/admin/account/{id}/act/', {
    area: 'administration',
    summary:
      'Blocks an account, clears what keeps its owner out, or gives and takes the right to administer.',
    body: wireAdminAct,
    answer: wireSuccess,
  }),
  adminResetPassword: call('POST', '/api/admin/account/{id}/password/', {
    area: 'administration',
    summary: 'Gives an account a password to sign in with once, and ends its sessions.',
    answer: wireAdminPassword,
  }),
  adminDepartments: call('GET', '/api/admin/department/', {
    area: 'administration',
    summary: 'All departments with how many people they have, those above before those below.',
    answer: wireAdminDepartments,
  }),
  adminAddDepartment: call('POST', '/api/admin/department/', {
    area: 'administration',
    summary: 'Makes a department.',
    body: wireAdminDepartment,
    answer: wireSuccess,
  }),
  adminChangeDepartment: call('PUT', '/api/admin/department/{id}/', {
    area: 'administration',
    summary: 'Gives a department another name or another place.',
    body: wireAdminDepartment,
    answer: wireSuccess,
  }),
  adminDeleteDepartment: call('DELETE', '/api/admin/department/{id}/', {
    area: 'administration',
    summary: 'Deletes a department that has neither people nor departments below it.',
    answer: wireSuccess,
  }),
  adminOrganisation: call('GET', '/api/admin/organisation/', {
    area: 'administration',
    summary: 'What people see and what they may do.',
    answer: wireAdminOrganisation,
  }),
  adminSetOrganisation: call('PUT', '/api/admin/organisation/', {
    area: 'administration',
    summary: 'Sets some of it in place of the configuration.',
    body: wireAdminOrganisationChange,
    answer: wireSuccess,
  }),
  adminResetOrganisation: call('DELETE', '/api/admin/organisation/', {
    area: 'administration',
    summary: 'Goes back to the configuration with all of it.',
    answer: wireSuccess,
  }),
  adminRules: call('GET', '/api/admin/review/', {
    area: 'administration',
    summary: 'Which mails wait for a reviewer, and who reviews them.',
    answer: wireAdminRules,
  }),
  adminAddRule: call('POST', '/api/admin/review/', {
    area: 'administration',
    summary: 'Lets mails wait for a reviewer from now on.',
    body: wireAdminRuleForm,
    answer: wireSuccess,
  }),
  adminRemoveRule: call('DELETE', '/api/admin/review/{id}/', {
    area: 'administration',
    summary: 'Removes a rule; mails that wait go on waiting.',
    answer: wireSuccess,
  }),
  adminApprovals: call('GET', '/api/admin/approval/', {
    area: 'administration',
    summary: 'One page of the accounts, names and closings that people ask for.',
    query: wireAdminApprovalQuery,
    answer: wireAdminApprovals,
  }),
  adminAccept: call('POST', '/api/admin/approval/{id}/accept/', {
    area: 'administration',
    summary: 'Permits one of them, which is done at once.',
    body: wireAdminAcceptance,
    answer: wireSuccess,
  }),
  adminRefuse: call('POST', '/api/admin/approval/{id}/refuse/', {
    area: 'administration',
    summary: 'Refuses one of them, and says why.',
    body: wireReason,
    answer: wireSuccess,
  }),
} as const
