export default {
  administration: 'Administration',
  notAllowed: 'Only administrators may come here',
  accountsPage: 'Accounts',
  approvalsPage: 'Approvals',
  departmentsPage: 'Departments',
  rulesPage: 'Review',
  lookPage: 'Appearance',
  switchesPage: 'Functions',
  auditPage: 'Audit log',
}
