import { contract } from '@mailroom/api'
import { figure, median, type Figure } from '../Figure'
import { HttpPerson } from '../http/HttpPerson'
import { listPath } from '../http/paths'
import type { Addressed } from '../signIn'
import type { PlantedWords } from '../writeMaildir'

/** Requests that count, after some that warm up. */
const rounds = 40
const warmUps = 5

/** Folders of a branch that a page asks for at once: more than there are in one. */
const pageFolders = 150

const allFolders = `${contract.folders.path}?limit=${pageFolders}`
const branch = `${contract.foldersBelow.path}?folder=${encodeURIComponent('Region 25')}&limit=${pageFolders}&offset=0`

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
  const asked: readonly (readonly [name: string, large: string, small?: string])[] = [
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
    // What a page asks for when a branch is opened, and when news come of a folder.
    ['branch of 99 folders, beside a page of mails', branch, list],
    ['branch of 99 folders, beside all of the small mailbox', branch, allFolders],
    // Asked behind the list, when the live line comes up.
    ['first folders with their counts', contract.firstFolders.path],
    ['one folder with its counts', `${contract.folder.path}?folder=INBOX`],
  ]
  const figures: Figure[] = []
  for (const [name, path, smallPath = path] of asked) {
    const times: number[] = []
    const smallTimes: number[] = []
    for (let round = 0; round < warmUps + rounds; round += 1) {
      times.push((await here.get(path)).ms)
      smallTimes.push((await there.get(smallPath)).ms)
    }
    const [value, floor] = [median(times.slice(warmUps)), median(smallTimes.slice(warmUps))]
    figures.push(figure({ name, value, unit: 'ms', floor, floorOf: 'small', maxTimes: 1.5 }))
  }
  return figures
}
