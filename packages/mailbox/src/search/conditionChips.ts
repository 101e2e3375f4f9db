import { formatSize, isOneDay, type Folder, type Locale, type SearchConditions } from '@mailroom/core'
import { languageTag } from '@mailroom/react'
import { nameIn } from '../folder-choice/moveTargets'
import type { SaySearch } from './searchStrings'

/** A condition as people read it, and the fields that go with it. */
export interface ConditionChip {
  readonly id: string
  readonly label: string
  readonly fields: readonly (keyof SearchConditions)[]
}

/** What the words are made of. */
export interface ChipWords {
  readonly t: SaySearch
  readonly locale: Locale
  readonly folders: readonly Folder[]
  readonly nameOf: (folder: Pick<Folder, 'id' | 'name' | 'role'>) => string
}

const textChips = [
  ['text', 'chipText'],
  ['sender', 'chipSender'],
  ['recipient', 'chipRecipient'],
  ['copied', 'chipCopied'],
  ['correspondent', 'chipCorrespondent'],
  ['subject', 'chipSubject'],
  ['content', 'chipContent'],
  ['attachment', 'chipAttachment'],
] as const

/** The conditions of a search, each as a thing that can be taken away. @source ML-20, ML-27 */
export function conditionChips(
  given: SearchConditions,
  { t, locale, folders, nameOf }: ChipWords,
): ConditionChip[] {
  const chips: ConditionChip[] = []
  const add = (label: string, ...fields: readonly (keyof SearchConditions)[]) =>
    chips.push({ id: fields.join(' '), label, fields })
  for (const [field, key] of textChips) {
    const words = given[field]
    if (words) add(t(key, { words }), field)
  }
  if (given.without) add(t('chipWithout', { words: given.without }), 'without')
  if (given.folder !== undefined)
    add(t('chipFolder', { folder: nameIn(folders, given.folder, nameOf) }), 'folder')
  if (given.isEverywhere) add(t('chipEverywhere'), 'isEverywhere')
  if (given.hasAttachments) add(t('chipHasAttachments'), 'hasAttachments')
  if (given.isRead !== undefined) add(t(given.isRead ? 'chipRead' : 'chipUnread'), 'isRead')
  if (given.isFlagged !== undefined) add(t(given.isFlagged ? 'chipFlagged' : 'chipUnflagged'), 'isFlagged')
  if (given.isAnswered) add(t('chipAnswered'), 'isAnswered')
  if (given.isFollowUp) add(t('chipFollowUp'), 'isFollowUp')
  if (given.tags?.length) add(t('chipTags', { tags: given.tags.join(t('listSeparator')) }), 'tags')
  if (given.age) add(t('chipAge', { age: t(`age_${given.age}`) }), 'age')
  if (given.size) add(t('chipSize', { size: t(`size_${given.size}`) }), 'size')
  addTimes(given, add, t, locale)
  if (given.minBytes !== undefined) add(t('chipLarger', { size: formatSize(given.minBytes) }), 'minBytes')
  if (given.maxBytes !== undefined) add(t('chipSmaller', { size: formatSize(given.maxBytes) }), 'maxBytes')
  return chips
}

/** The conditions without some of them. */
export function withoutFields(
  given: SearchConditions,
  fields: readonly (keyof SearchConditions)[],
): SearchConditions {
  return Object.fromEntries(Object.entries(given).filter(([field]) => !fields.some((each) => each === field)))
}

function addTimes(
  { receivedFrom: from, receivedBefore: before }: SearchConditions,
  add: (label: string, ...fields: readonly (keyof SearchConditions)[]) => void,
  t: SaySearch,
  locale: Locale,
): void {
  const day = (at: number) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium' }).format(at)
  if (from !== undefined && before !== undefined && isOneDay(from, before)) {
    add(t('chipOn', { day: day(from) }), 'receivedFrom', 'receivedBefore')
    return
  }
  if (from !== undefined) add(t('chipFrom', { day: day(from) }), 'receivedFrom')
  if (before !== undefined) add(t('chipBefore', { day: day(before) }), 'receivedBefore')
}
