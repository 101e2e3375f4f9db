import type { ComponentType } from 'react'
import { lazyPart, persistently } from '@mailroom/ui'

/**
 * The pages of the administration in their order: the name in the address, the word for it, and its view, which comes with its own
 * code.
 */
export const adminPages = [
  [
    'accounts',
    'accountsPage',
    lazyPart(
      persistently(() =>
        import('./accounts/AccountsPage').then(({ AccountsPage: page }) => ({ default: page })),
      ),
    ),
  ],
  [
    'approvals',
    'approvalsPage',
    lazyPart(
      persistently(() =>
        import('./approvals/ApprovalsPage').then(({ ApprovalsPage: page }) => ({ default: page })),
      ),
    ),
  ],
  [
    'departments',
    'departmentsPage',
    lazyPart(
      persistently(() =>
        import('./departments/DepartmentsPage').then(({ DepartmentsPage: page }) => ({ default: page })),
      ),
    ),
  ],
  [
    'review',
    'rulesPage',
    lazyPart(
      persistently(() => import('./rules/RulesPage').then(({ RulesPage: page }) => ({ default: page }))),
    ),
  ],
  [
    'look',
    'lookPage',
    lazyPart(persistently(() => import('./look/LookPage').then(({ LookPage: page }) => ({ default: page })))),
  ],
  [
    'functions',
    'switchesPage',
    lazyPart(
      persistently(() =>
        import('./switches/SwitchesPage').then(({ SwitchesPage: page }) => ({ default: page })),
      ),
    ),
  ],
  [
    'audit',
    'auditPage',
    lazyPart(
      persistently(() => import('./audit/AuditPage').then(({ AuditPage: page }) => ({ default: page }))),
    ),
  ],
] as const satisfies readonly (readonly [name: string, word: string, view: ComponentType])[]
