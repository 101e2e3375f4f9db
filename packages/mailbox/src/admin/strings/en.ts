export default {
  administration: 'Administration',
  notAllowed: 'Only administrators may come here',
  accountsPage: 'Accounts',
  auditPage: 'Audit log',
}
