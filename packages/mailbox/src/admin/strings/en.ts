export default {
  administration: 'Administration',
  notAllowed: 'Only administrators may come here',
  accountsPage: 'Accounts',
  departmentsPage: 'Departments',
  auditPage: 'Audit log',
}
