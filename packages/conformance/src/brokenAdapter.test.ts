import { expect, it } from 'vitest'
import { conformanceCases } from './cases/conformanceCases'
import { runConformance } from './report/runConformance'
import { brokenActions } from './test/broken/brokenActions'
import { brokenAddressBook } from './test/broken/brokenAddressBook'
import { brokenCalendarFiles } from './test/broken/brokenCalendarFiles'
import { brokenCalendars } from './test/broken/brokenCalendars'
import { brokenCancelling } from './test/broken/brokenCancelling'
import { brokenCertificates } from './test/broken/brokenCertificates'
import { brokenContactFiles } from './test/broken/brokenContactFiles'
import { brokenContactGroups } from './test/broken/brokenContactGroups'
import { brokenDelegates } from './test/broken/brokenDelegates'
import { brokenProfile } from './test/broken/brokenProfile'
import { brokenDiskActs } from './test/broken/brokenDiskActs'
import { brokenEventInvitations } from './test/broken/brokenEventInvitations'
import { brokenEvents } from './test/broken/brokenEvents'
import { brokenFileShares } from './test/broken/brokenFileShares'
import { brokenFolders } from './test/broken/brokenFolders'
import { brokenHome } from './test/broken/brokenHome'
import { brokenImports } from './test/broken/brokenImports'
import { brokenInvitations } from './test/broken/brokenInvitations'
import { brokenKeyless } from './test/broken/brokenKeyless'
import { brokenLists } from './test/broken/brokenLists'
import { brokenLive } from './test/broken/brokenLive'
import { brokenOpenSessions } from './test/broken/brokenOpenSessions'
import { brokenPasswords } from './test/broken/brokenPasswords'
import { brokenPictures } from './test/broken/brokenPictures'
import { brokenMarks } from './test/broken/brokenMarks'
import { brokenPeople } from './test/broken/brokenPeople'
import { brokenPackages } from './test/broken/brokenPackages'
import { brokenReceipts } from './test/broken/brokenReceipts'
import { brokenRecall } from './test/broken/brokenRecall'
import { brokenReading } from './test/broken/brokenReading'
import { brokenRecords } from './test/broken/brokenRecords'
import { brokenReview } from './test/broken/brokenReview'
import { brokenScreenLock } from './test/broken/brokenScreenLock'
import { brokenSealed } from './test/broken/brokenSealed'
import { brokenSearching } from './test/broken/brokenSearching'
import { brokenSending } from './test/broken/brokenSending'
import { brokenSenderLists } from './test/broken/brokenSenderLists'
import { brokenShares } from './test/broken/brokenShares'
import { brokenSignatures } from './test/broken/brokenSignatures'
import { brokenDisk } from './test/broken/brokenDisk'
import { brokenTemplates } from './test/broken/brokenTemplates'
import { brokenSessions } from './test/broken/brokenSessions'
import { brokenTrust } from './test/broken/brokenTrust'
import { brokenTwoFactor } from './test/broken/brokenTwoFactor'
import { brokenWriting } from './test/broken/brokenWriting'
import { createMemoryWorld } from './test/memoryWorld'

const brokenAdapters = [
  ...brokenSessions,
  ...brokenFolders,
  ...brokenLists,
  ...brokenReading,
  ...brokenImports,
  ...brokenOpenSessions,
  ...brokenPasswords,
  ...brokenPictures,
  ...brokenSearching,
  ...brokenTrust,
  ...brokenTwoFactor,
  ...brokenKeyless,
  ...brokenCertificates,
  ...brokenSealed,
  ...brokenInvitations,
  ...brokenPackages,
  ...brokenActions,
  ...brokenMarks,
  ...brokenPeople,
  ...brokenAddressBook,
  ...brokenContactGroups,
  ...brokenContactFiles,
  ...brokenCalendars,
  ...brokenEvents,
  ...brokenEventInvitations,
  ...brokenCalendarFiles,
  ...brokenSenderLists,
  ...brokenDelegates,
  ...brokenShares,
  ...brokenProfile,
  ...brokenSignatures,
  ...brokenHome,
  ...brokenDiskActs,
  ...brokenFileShares,
  ...brokenRecords,
  ...brokenTemplates,
  ...brokenWriting,
  ...brokenSending,
  ...brokenDisk,
  ...brokenRecall,
  ...brokenReview,
  ...brokenReceipts,
  ...brokenLive,
  ...brokenCancelling,
  ...brokenScreenLock,
]

// Many of them are found by what never comes, so they wait together.
it.concurrent.each(brokenAdapters)('[EM-06] finds an adapter that $what', async ({ world, found }) => {
  const report = await runConformance(async () => world(await createMemoryWorld()), {
    only: ({ id }) => found.includes(id),
    timeoutSeconds: 1,
  })
  const missed = report.results.filter(({ outcome }) => outcome !== 'failed').map((result) => result.case.id)
  expect(missed).toEqual([])
  expect(report.failedCount).toBe(found.length)
})

it('[EM-06] has for each case an adapter that it finds', () => {
  const found = new Set(brokenAdapters.flatMap((broken) => broken.found))
  expect(conformanceCases.map(({ id }) => id).filter((id) => !found.has(id))).toEqual([])
})
