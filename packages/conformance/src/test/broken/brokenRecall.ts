import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Taking mails back. */
export const brokenRecall: readonly BrokenAdapter[] = [
  {
    what: 'says that it has recalled what it has not',
    world: inPort('recall', () => ({ recall: async () => [] })),
    found: ['recall/recalled', 'recall/once', 'recall/read', 'recall/one', 'recall/own'],
  },
  {
    what: 'recalls again and again, and anybody’s mail',
    world: inPort('recall', (recall) => ({ recall: instead(recall.recall, () => []) })),
    found: ['recall/once', 'recall/read', 'recall/one', 'recall/own'],
  },
]
