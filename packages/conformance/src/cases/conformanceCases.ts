import type { ConformanceCase } from '../world/ConformanceCase'
import { cancellingCases } from './cancelling'
import { draftCases } from './drafts'
import { folderCases } from './folders'
import { listCases } from './lists'
import { liveCases } from './live'
import { movingCases } from './moving'
import { peopleCases } from './people'
import { privacyCases } from './privacy'
import { readingCases } from './reading'
import { sendingCases } from './sending'
import { sessionCases } from './session'
import { settingsCases } from './settings'
import { stateCases } from './states'
import { tagCases } from './tags'
import { uploadCases } from './uploads'

/** Every promise of the adapter port, area by area. @source EM-06 */
export const conformanceCases: readonly ConformanceCase[] = [
  ...sessionCases,
  ...folderCases,
  ...listCases,
  ...readingCases,
  ...stateCases,
  ...movingCases,
  ...tagCases,
  ...draftCases,
  ...uploadCases,
  ...sendingCases,
  ...peopleCases,
  ...settingsCases,
  ...liveCases,
  ...cancellingCases,
  ...privacyCases,
]
