import type { ComponentType } from 'react'
import { partOf } from '@mailroom/ui'

/**
 * The pages of the administration in their order: the name in the address, the word for it, and its view, which comes with its own
 * code.
 */
export const adminPages = [
  ['accounts', 'accountsPage', partOf(() => import('./accounts/AccountsPage'), 'AccountsPage')],
  ['approvals', 'approvalsPage', partOf(() => import('./approvals/ApprovalsPage'), 'ApprovalsPage')],
  [
    'departments',
    'departmentsPage',
    partOf(() => import('./departments/DepartmentsPage'), 'DepartmentsPage'),
  ],
  ['review', 'rulesPage', partOf(() => import('./rules/RulesPage'), 'RulesPage')],
  ['look', 'lookPage', partOf(() => import('./look/LookPage'), 'LookPage')],
  ['functions', 'switchesPage', partOf(() => import('./switches/SwitchesPage'), 'SwitchesPage')],
  ['audit', 'auditPage', partOf(() => import('./audit/AuditPage'), 'AuditPage')],
] as const satisfies readonly (readonly [name: string, word: string, view: ComponentType])[]
