import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Signatures. */
export const brokenSignatures: readonly BrokenAdapter[] = [
  {
    what: 'makes a new signature of each change',
    world: inPort('signatures', (port) => ({ save: ({ title, html }) => port.save({ title, html }) })),
    found: ['signatures/keeps', 'signatures/refuses'],
  },
  {
    what: 'takes one signature for new mails and for answers',
    world: inPort('signatures', (port) => ({ choose: (_use, id) => port.choose('new', id) })),
    found: ['signatures/defaults'],
  },
]
