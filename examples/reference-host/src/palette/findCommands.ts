import type { Command } from './Command'
import { pinyinInitials } from './pinyinInitials'

/**
 * The commands whose names fit what was typed, the best first; all of them for nothing. Each word has to fit: as part of
 * the name or of its Pinyin initials, or letter by letter in its order.
 *
 * @source SH-18
 */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return commands
  return commands
    .map((command) => ({ command, distance: distanceOf(command, words) }))
    .filter(({ distance }) => distance !== Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ command }) => command)
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/** What is looked through for a command: made once, since each letter that is typed looks through all of them. */
const looked = new WeakMap<Command, readonly string[]>()

function textsOf(command: Command): readonly string[] {
  const known = looked.get(command)
  if (known) return known
  const names = [command.label, command.also ?? ''].map(plain).filter((text) => text !== '')
  const texts = [...new Set(names.flatMap((text) => [text, pinyinInitials(text)]))]
  looked.set(command, texts)
  return texts
}

function distanceOf(command: Command, words: readonly string[]): number {
  const all = textsOf(command)
  return words.reduce((sum, word) => sum + Math.min(...all.map((text) => distance(text, word))), 0)
}

/** 0 at its beginning, 1 at that of a word, 2 inside, more the further its letters lie apart. */
function distance(text: string, word: string): number {
  const at = text.indexOf(word)
  if (at === 0) return 0
  if (at > 0) return /[\p{L}\p{N}]/u.test(text[at - 1]!) ? 2 : 1
  return apart(text, word)
}

/** Letter by letter, each behind the one before; of at least two. */
function apart(text: string, word: string): number {
  if (word.length < 2) return Infinity
  let place = -1
  let gaps = 0
  for (const letter of word) {
    const next = text.indexOf(letter, place + 1)
    if (next < 0) return Infinity
    if (place >= 0) gaps += next - place - 1
    place = next
  }
  return 3 + gaps
}
