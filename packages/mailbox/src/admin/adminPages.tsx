import { lazy, type ComponentType } from 'react'
import { persistently } from '@mailroom/ui'

/**
 * The pages of the administration in their order: the name in the address, the word for it, and its view, which comes with its own
 * code.
 */
export const adminPages = [
  [
    'accounts',
    'accountsPage',
    lazy(
      persistently(() =>
        import('./accounts/AccountsPage').then(({ AccountsPage: page }) => ({ default: page })),
      ),
    ),
  ],
  [
    'departments',
    'departmentsPage',
    lazy(
      persistently(() =>
        import('./departments/DepartmentsPage').then(({ DepartmentsPage: page }) => ({ default: page })),
      ),
    ),
  ],
  [
    'review',
    'rulesPage',
    lazy(persistently(() => import('./rules/RulesPage').then(({ RulesPage: page }) => ({ default: page })))),
  ],
  [
    'look',
    'lookPage',
    lazy(persistently(() => import('./look/LookPage').then(({ LookPage: page }) => ({ default: page })))),
  ],
  [
    'functions',
    'switchesPage',
    lazy(
      persistently(() =>
        import('./switches/SwitchesPage').then(({ SwitchesPage: page }) => ({ default: page })),
      ),
    ),
  ],
  [
    'audit',
    'auditPage',
    lazy(persistently(() => import('./audit/AuditPage').then(({ AuditPage: page }) => ({ default: page })))),
  ],
] as const satisfies readonly (readonly [name: string, word: string, view: ComponentType])[]
