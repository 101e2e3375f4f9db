import { type AnswerOf, contract, type Contract } from '@mailroom/api'
import { figure, median, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { listPath } from '../http/paths'
import type { Addressed } from '../signIn'
import type { PlantedWords } from '../writeMaildir'

/** Requests that count, after some that warm up. */
const rounds = 40
const warmUps = 5

/** Folders that a page asks for at once. */
const pageFolders = 150

const openingPath = `${contract.opening.path}?folder=INBOX`

/** What is asked of both gateways, in turns. */
export async function largeServingFigures(
  large: Addressed,
  small: Addressed,
  { subjects, bodies }: PlantedWords,
): Promise<Figure[]> {
  const here = new HttpPerson(large.url)
  const there = new HttpPerson(small.url)
  await here.signIn('alice')
  await there.signIn('alice')
  const list = listPath({ limit: 50 })
  const sorted = (by: string) => `${list}&sort=${encodeURIComponent(by)}`
  const asked: readonly (readonly [string, string])[] = [
    ['first page', list],
    ['page 200', listPath({ limit: 50, offset: 199 * 50 })],
    ['first page by sender', sorted('FROM')],
    ['first page by subject', sorted('SUBJECT')],
    ['first page by size', sorted('REVERSE SIZE')],
    ['unread mails', `${list}&view=unseen`],
    ['flagged mails', `${list}&view=flagged`],
    ['search in subjects of the inbox', listPath({ limit: 50, subject: subjects[0] })],
    ['search in texts of the inbox', listPath({ limit: 50, content: bodies[0] })],
    ['what a page begins with', openingPath],
    // As a page asks for all of them, and for those that news come of.
    [`${pageFolders} folders with their counts`, `${contract.folders.path}?limit=${pageFolders}`],
    ['one folder with its counts', `${contract.folder.path}?folder=INBOX`],
  ]
  const figures: Figure[] = []
  for (const [name, path] of asked) {
    const times: number[] = []
    const smallTimes: number[] = []
    for (let round = 0; round < warmUps + rounds; round += 1) {
      times.push((await here.get(path)).ms)
      smallTimes.push((await there.get(path)).ms)
    }
    const [value, floor] = [median(times.slice(warmUps)), median(smallTimes.slice(warmUps))]
    figures.push(figure({ name, value, unit: 'ms', floor, floorOf: 'small', maxTimes: 1.5 }))
  }
  return [...figures, ...(await wholeTree(here, there))]
}

/**
 * All folders: the one answer of a small mailbox, and the pages of a large one, one after the other; and what each folder
 * takes in them.
 */
async function wholeTree(here: HttpPerson, there: HttpPerson): Promise<Figure[]> {
  const large: FolderPages[] = []
  const small: FolderPages[] = []
  for (let round = 0; round < warmUps + rounds; round += 1) {
    large.push(await folderPages(here))
    small.push(await folderPages(there))
  }
  const middle = (all: readonly FolderPages[], of: (pages: FolderPages) => number) =>
    median(all.slice(warmUps).map(of))
  const beside = (of: (pages: FolderPages) => number) => ({
    unit: 'ms',
    value: middle(large, of),
    floor: middle(small, of),
    floorOf: 'small',
  })
  return [
    figure({ name: 'all folders, page after page', ...beside(({ ms }) => ms), maxTimes: 1.5 }),
    figure({ name: 'the same, for each folder', ...beside(({ ms, count }) => ms / count), maxTimes: 1.5 }),
  ]
}

/** All folders of somebody, and what their answers took together. */
interface FolderPages {
  readonly ms: number
  readonly count: number
}

async function folderPages(person: HttpPerson): Promise<FolderPages> {
  let sum = 0
  let count = 1
  for (let offset = 0; offset < count; offset += pageFolders) {
    const { text, ms } = await person.get(`${contract.folders.path}?limit=${pageFolders}&offset=${offset}`)
    sum += ms
    count = (JSON.parse(text) as AnswerOf<Contract['folders']>).count!
  }
  return { ms: sum, count }
}
