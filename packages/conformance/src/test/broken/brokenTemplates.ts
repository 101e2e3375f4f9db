import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Templates. */
export const brokenTemplates: readonly BrokenAdapter[] = [
  {
    what: 'lists all templates on each page',
    world: inPort('templates', (port) => ({ page: () => port.page({ offset: 0, limit: 100 }) })),
    found: ['templates/pages'],
  },
  {
    what: 'never forgets a template, and gives each a title',
    world: inPort('templates', (port) => ({
      remove: () => Promise.resolve(),
      save: ({ title, html }) => port.save({ title: title.trim() || 'x', html }),
    })),
    found: ['templates/keeps', 'templates/refuses'],
  },
]
