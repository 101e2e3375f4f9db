import {
  defaultCalendarPreferences,
  type MailroomAdapter,
  type MessageSummary,
  type ShareLevel,
  shareLevels,
} from '@mailroom/core'
import { failsAs } from '../assert/assert'
import { caseDays } from '../world/calendars'
import type { WorldPerson } from '../world/ConformanceWorld'
import { formTo, portOf, selection } from '../world/scene'

/** Where the calls are made. */
export interface LevelScene {
  /** Works in the mailbox of somebody else. */
  readonly guest: MailroomAdapter
  readonly row: MessageSummary
  readonly owner: WorldPerson
  readonly level: ShareLevel
}

type LevelCall = readonly [name: string, make: (scene: LevelScene) => Promise<unknown> | undefined]

/** What each level gives beyond those before it. */
const given: Readonly<Record<ShareLevel, readonly LevelCall[]>> = {
  readOnly: [
    ['folders.list', ({ guest }) => guest.folders.list()],
    ['folders.get', ({ guest, row }) => guest.folders.get?.(row.ref.folder)],
    ['messages.read', ({ guest, row }) => guest.messages.read(row.ref)],
    ['messages.source', ({ guest, row }) => guest.messages.source(row.ref)],
    ['tags.list', ({ guest }) => guest.tags?.list()],
    ['settings.load', ({ guest }) => guest.settings?.load()],
    ['folderLock.state', ({ guest }) => guest.folderLock?.state()],
    ['fileLock.state', ({ guest }) => guest.fileLock?.state()],
    ['calendarLock.state', ({ guest }) => guest.calendarLock?.state()],
    ['contacts.recent', ({ guest }) => guest.contacts?.recent(10)],
  ],
  readWrite: [
    ['messages.setState', ({ guest, row }) => guest.messages.setState(selection(row), { flag: 'red' })],
    ['messages.setRemark', ({ guest, row, level }) => guest.messages.setRemark(row.ref, level)],
    ['folders.create', ({ guest, level }) => guest.folders.create({ name: `Made at ${level}` })],
    ['tags.create', ({ guest, level }) => guest.tags?.create({ name: level, color: '#33B679' })],
    ['contacts.add', ({ guest, owner }) => guest.contacts?.add(owner.address)],
  ],
  proxySend: [
    ['drafts.save', ({ guest, owner }) => guest.drafts?.save(formTo(owner.address))],
    [
      'sending.send',
      ({ guest, owner, level }) =>
        guest.sending?.send(formTo(owner.address, { subject: level }), guest.sending.newDraftId()),
    ],
    ['sending.rules', ({ guest }) => guest.sending?.rules()],
    ['recall.records', ({ guest }) => guest.recall?.records({ offset: 0, limit: 10 })],
  ],
  fullControl: [
    ['settings.save', ({ guest }) => guest.settings?.save({ pageSize: 50 })],
    ['senderLists.add', ({ guest }) => guest.senderLists?.add('welcome', ['friend@outside.example.org'])],
    ['pictures.allowSender', ({ guest }) => guest.pictures?.allowSender('friend@outside.example.org')],
    ['addressBook.groups', ({ guest }) => guest.addressBook?.groups()],
    ['addressBook.page', ({ guest }) => guest.addressBook?.page({ text: '', offset: 0, limit: 10 })],
    ['addressBook.find', ({ guest, owner }) => guest.addressBook?.find(owner.address.address)],
    ['addressBook.doubles', ({ guest }) => guest.addressBook?.doubles()],
    ['addressBook.remove', ({ guest }) => guest.addressBook?.remove([987_654_321])],
    ['addressBook.restore', ({ guest }) => guest.addressBook?.restore([987_654_321])],
    ['addressBook.removeGroup', ({ guest }) => guest.addressBook?.removeGroup(987_654_321)],
    ['addressBook.exportFile', ({ guest }) => guest.addressBook?.exportFile('csv', { all: true })],
    [
      'addressBook.importFile',
      ({ guest }) =>
        guest.addressBook?.importFile(new File(['Name,E-mail\r\nNobody,\r\n'], 'nobody.csv'), {
          onKnown: 'ignore',
        }),
    ],
    ['calendar.calendars', ({ guest }) => guest.calendar?.calendars()],
    ['calendar.occurrences', ({ guest }) => guest.calendar?.occurrences(caseDays)],
    ['calendar.preferences', ({ guest }) => guest.calendar?.preferences()],
    ['calendar.savePreferences', ({ guest }) => guest.calendar?.savePreferences(defaultCalendarPreferences)],
    [
      'calendar.saveCalendar',
      ({ guest, level }) => guest.calendar?.saveCalendar({ name: level, color: 'red', sharees: [] }),
    ],
    ['fileShares.list', ({ guest }) => guest.fileShares?.list({ offset: 0, limit: 10 })],
    ['disk.list', ({ guest }) => guest.disk?.list({ place: 'personal', offset: 0, limit: 10 })],
    ['disk.remove', ({ guest }) => guest.disk?.remove('personal', ['no-such-file'])],
  ],
}

/** What nobody but the owner does, at no level. */
const ofTheOwner: readonly LevelCall[] = [
  ['delegates.list', ({ guest }) => portOf(guest, 'delegates').list()],
  [
    'delegates.set',
    ({ guest, owner }) => portOf(guest, 'delegates').set(owner.address.address, 'fullControl'),
  ],
  ['openSessions.list', ({ guest }) => guest.openSessions?.list()],
  ['openSessions.endOthers', ({ guest }) => guest.openSessions?.endOthers()],
  ['password.terms', ({ guest }) => guest.password?.terms()],
  ['profile.profile', ({ guest }) => guest.profile?.profile()],
  ['twoFactor.state', ({ guest }) => guest.twoFactor?.state()],
  ['passkeys.list', ({ guest }) => guest.passkeys?.list()],
  ['home.signIns', ({ guest }) => guest.home?.signIns()],
  ['records.sent', ({ guest }) => guest.records?.sent({ limit: 1 })],
  ['records.signIns', ({ guest }) => guest.records?.signIns({ limit: 1 })],
  ['review.duty', ({ guest }) => guest.review?.duty()],
  ['folderLock.set', ({ guest }) => guest.folderLock?.set('correct-horse')],
  ['calendarLock.open', ({ guest }) => guest.calendarLock?.open('correct-horse')],
  ['fileLock.open', ({ guest }) => guest.fileLock?.open('correct-horse')],
  ['sealed.reveal', ({ guest, row }) => guest.sealed?.reveal(row.ref)],
  [
    'disk.list of the organisation',
    ({ guest }) => guest.disk?.list({ place: 'company', offset: 0, limit: 10 }),
  ],
  ['disk.file of the organisation', ({ guest }) => guest.disk?.file('company', 'no-such-file')],
  ['disk.pack of the organisation', ({ guest }) => guest.disk?.pack('company', ['no-such-file'])],
  ['disk.link of the organisation', ({ guest }) => guest.disk?.link('company', ['no-such-file'])],
  ['disk.rename of the organisation', ({ guest }) => guest.disk?.rename('company', 'no-such-file', 'a.txt')],
  ['disk.move of the organisation', ({ guest }) => guest.disk?.move(['no-such-file'], { place: 'company' })],
  ['disk.remove of the organisation', ({ guest }) => guest.disk?.remove('company', ['no-such-file'])],
  [
    'disk.keepOnDisk of the organisation',
    ({ guest }) => guest.disk?.keepOnDisk(['no-such-file'], { place: 'company' }),
  ],
]

/** Makes every call: what the level gives is answered, all else is `forbidden`. */
export async function makeAllCalls(scene: LevelScene): Promise<void> {
  for (const level of shareLevels) {
    const isGiven = shareLevels.indexOf(level) <= shareLevels.indexOf(scene.level)
    for (const [name, make] of given[level]) {
      const answer = make(scene)
      if (answer && isGiven) await answer
      else if (answer) await failsAs(answer, 'forbidden', `${name} at the level ${scene.level}`)
    }
  }
  for (const [name, make] of ofTheOwner) {
    const answer = make(scene)
    if (answer) await failsAs(answer, 'forbidden', `${name} at the level ${scene.level}`)
  }
}
