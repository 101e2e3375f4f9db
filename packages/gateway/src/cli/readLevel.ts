import { type SecrecyLevel, secrecyLevels } from '@mailroom/core'
import { UsageError } from './Command'

/** A level of secrecy as it is typed. @throws UsageError for a word that names none */
export function readLevel(word: string): SecrecyLevel {
  const level = secrecyLevels.find((each) => each.toLowerCase() === word.toLowerCase())
  if (level === undefined) throw new UsageError(`A level of secrecy is one of ${secrecyLevels.join(', ')}.`)
  return level
}
