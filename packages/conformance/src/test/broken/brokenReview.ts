import { inPort, type BrokenAdapter } from './BrokenAdapter'

/** Mail in review. */
export const brokenReview: readonly BrokenAdapter[] = [
  {
    what: 'lets nothing go',
    world: inPort('review', () => ({ permit: async (ids) => ids })),
    found: ['review/permit', 'review/reject', 'review/file', 'review/own'],
  },
  {
    what: 'counts nothing',
    world: inPort('review', () => ({ duty: async () => ({ isReviewer: true, waitingCount: 0 }) })),
    found: ['review/own', 'review/duty'],
  },
  {
    what: 'takes any reason',
    world: inPort('review', (review) => ({ reject: (ids) => review.reject(ids, 'So it is') })),
    found: ['review/reject'],
  },
  {
    what: 'keeps what was decided open',
    world: inPort('review', (review) => ({
      file: (id, file) => review.file(id, file).catch(() => new Blob()),
    })),
    found: ['review/file', 'review/sealed', 'review/own'],
  },
]
