import { inPort, instead, type BrokenAdapter } from './BrokenAdapter'

/** Read receipts. */
export const brokenReceipts: readonly BrokenAdapter[] = [
  {
    what: 'forgets what was answered about a receipt',
    world: inPort('receipts', (receipts) => ({ answer: instead(receipts.answer, () => undefined) })),
    found: ['receipts/sent', 'receipts/refused', 'receipts/not-asked'],
  },
]
