import type { Address } from '@mailroom/core'
import type { Chance } from './chance'
import { seedOutsiders, seedPeople, type SeedLanguage, type SeedPerson } from './people'
import { topicsInEnglish } from './topics/en'
import type { Topic } from './topics/Topic'
import { topicsInSimplifiedChinese } from './topics/zhHans'
import { topicsInTraditionalChinese } from './topics/zhTw'

/** One mail of the company's past. */
export interface PlannedMail {
  readonly key: string
  readonly from: Address
  readonly to: readonly Address[]
  readonly cc: readonly Address[]
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly topic: Topic
  /** Key of the mail that it answers. */
  readonly answers?: string
  /** ms before now. */
  readonly ageMs: number
}

const topics: readonly (readonly [SeedLanguage, readonly Topic[]])[] = [
  ['zh-hans', topicsInSimplifiedChinese],
  ['zh-tw', topicsInTraditionalChinese],
  ['en', topicsInEnglish],
]

const hourMs = 3_600_000
const replyPrefix: Record<SeedLanguage, string> = { 'zh-hans': '回复：', 'zh-tw': '回覆：', en: 'Re: ' }

/** Who has written what to whom over the last weeks, newest topics first. */
export function planMails(chance: Chance, domain: string): PlannedMail[] {
  const addressOf = ({ account, realName }: SeedPerson): Address => ({
    address: `${account}@${domain}`,
    name: realName,
  })
  return topics.flatMap(([language, list], place) =>
    list.flatMap((topic, index) => {
      const people = seedPeople.filter((person) => person.language === language)
      const others = seedPeople.filter((person) => person.language !== language)
      const author = chance.pick(people)
      const from = topic.isOutside ? chance.pick(seedOutsiders[language]) : addressOf(author)
      const readers = people.filter((person) => topic.isOutside || person !== author).map(addressOf)
      const to = topic.isOutside ? chance.some(readers, 2) : readers
      const cc = chance.some(others, 2).map(addressOf)
      const startMs = (index * 2.6 + place * 0.8 + 0.1 + chance.next()) * 20 * hourMs
      const first: PlannedMail = {
        key: `${language}-${index}`,
        from,
        to,
        cc,
        subject: topic.subject,
        paragraphs: topic.body,
        topic,
        ageMs: startMs,
      }
      return [first, ...answersTo(first, language, chance)]
    }),
  )
}

/** Each answer goes to everyone who had the first mail, from one of them. */
function answersTo(first: PlannedMail, language: SeedLanguage, chance: Chance): PlannedMail[] {
  const people = [first.from, ...first.to]
  let previous = first
  return first.topic.answers.map((paragraphs, index) => {
    const from = chance.pick(people.filter(({ address }) => address !== previous.from.address))
    const answer: PlannedMail = {
      key: `${first.key}-${index}`,
      from,
      to: people.filter(({ address }) => address !== from.address),
      cc: first.cc,
      subject: `${replyPrefix[language]}${first.subject}`,
      paragraphs,
      topic: { ...first.topic, table: undefined, file: undefined },
      answers: previous.key,
      ageMs: Math.max(previous.ageMs * 0.55, 600_000),
    }
    previous = answer
    return answer
  })
}
