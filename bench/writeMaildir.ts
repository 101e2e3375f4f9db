import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const subjects = [
  'Budget review',
  'Travel policy',
  '季度报告',
  '供应商合同',
  '專案進度',
  '會議紀要',
  'Release plan',
  '发货通知',
]
const sentences = [
  'Please look at the attached figures before Friday and tell me what is missing.',
  '请在周五之前确认附件中的数字，有问题直接回复我。',
  '請在週五之前確認附件中的數字，有問題直接回覆我。',
  'The supplier has moved the delivery to the second week of next month.',
]
const people = ['王伟', 'Anna Adams', '陳佳蓉', 'Bernd Bauer', '李娜', 'Dora Costa']

/** Words that stand in few mails, to be searched for. */
export interface PlantedWords {
  readonly subjects: readonly string[]
  readonly bodies: readonly string[]
}

/** One mail in so many has one of them. */
const plantedEvery = 40
const planted: PlantedWords = {
  subjects: ['zanzibar', 'reykjavik', 'samarkand', 'bujumbura'],
  bodies: ['zugzwang', 'onomatopoeia', 'rhododendron', 'chiaroscuro'],
}

/** The newest mail of the mailbox, in milliseconds; fixed, so that every run has the same folder. */
const newest = Date.UTC(2026, 9, 30, 9)

/** A steady stream of numbers from 0 up to 1, the same for the same start. */
function numbers(start: number): () => number {
  let state = start
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Writes a mailbox of mails in three languages: HTML with plain text, one in ten with a file. @returns words in them */
export async function writeMaildir(folder: string, count: number): Promise<PlantedWords> {
  await write(folder, count, 42, planted)
  return planted
}

/** Writes another folder of such mails, in which nothing is planted. */
export const writeFolder = (folder: string, count: number): Promise<void> =>
  write(folder, count, 43, { subjects: [], bodies: [] })

/** @param start of the steady stream; two folders that begin alike would hold the same mails */
async function write(folder: string, count: number, start: number, rareWords: PlantedWords): Promise<void> {
  for (const name of ['cur', 'new', 'tmp']) await mkdir(join(folder, name), { recursive: true })
  const next = numbers(start)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!
  for (let number = 1; number <= count; number += 1) {
    const sentAt = newest - (count - number) * 600_000
    const paragraphs = Array.from({ length: 10 + Math.floor(next() * 60) }, () => pick(sentences))
    const rare = number % plantedEvery === 0 ? Math.floor(number / plantedEvery) % 4 : -1
    const word = rareWords.bodies[rare]
    if (word !== undefined) paragraphs.push(`Reference word ${word} noted.`)
    const raw = mail({
      number,
      id: `${start}.${number}`,
      sentAt,
      subject: [pick(subjects), number, rareWords.subjects[rare]].join(' ').trim(),
      person: pick(people),
      paragraphs,
      fileBytes: next() < 0.1 ? Math.floor(20_000 + next() * 200_000) : 0,
    })
    const flags = `${next() < 0.05 ? 'F' : ''}${next() < 0.8 ? 'S' : ''}`
    await writeFile(join(folder, 'cur', `${Math.floor(sentAt / 1000)}.M${number}P1.bench:2,${flags}`), raw)
  }
}

interface MailParts {
  number: number
  id: string
  sentAt: number
  subject: string
  person: string
  paragraphs: readonly string[]
  fileBytes: number
}

function mail({ number, id, sentAt, subject, person, paragraphs, fileBytes }: MailParts): string {
  const part = (type: string, content: string | Buffer, more: readonly string[] = []) =>
    [
      '--part',
      `Content-Type: ${type}`,
      'Content-Transfer-Encoding: base64',
      ...more,
      '',
      Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
    ].join('\r\n')
  const file = fileBytes > 0 && [
    part('application/octet-stream', Buffer.alloc(fileBytes, number % 251), [
      `Content-Disposition: attachment; filename="figures-${number}.bin"`,
    ]),
  ]
  return [
    `From: ${encoded(person)} <person${number % 40}@partner.test>`,
    'To: alice@example.com',
    `Subject: ${encoded(subject)}`,
    `Date: ${new Date(sentAt).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@bench.test>`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/${file ? 'mixed' : 'alternative'}; boundary="part"`,
    '',
    part('text/plain; charset=utf-8', paragraphs.join('\n\n')),
    part('text/html; charset=utf-8', paragraphs.map((text) => `<p>${text}</p>`).join('\n')),
    ...(file || []),
    '--part--',
    '',
  ].join('\r\n')
}

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
