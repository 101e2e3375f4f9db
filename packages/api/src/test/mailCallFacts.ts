import type { CallFact } from './facts/CallFact'
import { changingFacts } from './facts/changingFacts'
import { folderFacts } from './facts/folderFacts'
import { importFacts } from './facts/importFacts'
import { listFacts } from './facts/listFacts'
import { peopleFacts } from './facts/peopleFacts'
import { readingFacts } from './facts/readingFacts'
import { reviewFacts } from './facts/reviewFacts'
import { sealedFacts } from './facts/sealedFacts'
import { sendingFacts } from './facts/sendingFacts'
import { tagFacts } from './facts/tagFacts'

/** The calls that exist or are to exist under the paths of mail, as the texts name them. @source GW-01 */
export const mailCallFacts: readonly CallFact[] = [
  ...listFacts,
  ...readingFacts,
  ...sealedFacts,
  ...changingFacts,
  ...sendingFacts,
  ...importFacts,
  ...folderFacts,
  ...tagFacts,
  ...peopleFacts,
  ...reviewFacts,
]
