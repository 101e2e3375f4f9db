import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isMailroomError } from '@mailroom/core'
import { describe, expect, it } from 'vitest'
import { corpusFiles } from '../../../mime/test/corporaFolder'
import { readCalendarFile } from './readCalendarFile'

const files = corpusFiles('ical')

/** What became of a file: how many events and faults it has, or that it is none; anything else is a fault of ours. */
function outcomeOf(path: string): readonly [events: number, faults: number] | 'refused' | 'wrong' {
  try {
    const { events, faultCount } = readCalendarFile(readFileSync(path), 'Asia/Shanghai')
    const isSound = events.every(({ time }) => time.kind !== 'floating' && time.endsAt >= time.startsAt)
    const isOnce = new Set(events.map(({ uid }) => uid)).size === events.length
    return isSound && isOnce ? [events.length, faultCount] : 'wrong'
  } catch (error) {
    const isPlain = isMailroomError(error) && error.details.fields?.file?.length === 1
    return isPlain && error.kind === 'invalid' ? 'refused' : 'wrong'
  }
}

describe.runIf(files.length > 0)('calendars of other projects', () => {
  it.each(files.map((path) => [basename(path), path] as const))(
    '[CA-05] are read or refused plainly: %s',
    (_, path) => {
      expect(outcomeOf(path)).not.toBe('wrong')
    },
  )

  it('[CA-05] are read as far as they ever were', () => {
    const outcomes = files.map(outcomeOf)
    const read = outcomes.filter((outcome) => typeof outcome !== 'string')
    const total = (at: 0 | 1) => read.reduce((sum, counts) => sum + counts[at], 0)
    const counts = {
      files: files.length,
      refused: files.length - read.length,
      events: total(0),
      faults: total(1),
    }
    expect(counts).toEqual({ files: 240, refused: 34, events: 4684, faults: 25 })
  })
})
