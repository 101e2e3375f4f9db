import { randomInt } from 'node:crypto'
import {
  type Captcha,
  type CaptchaAnswer,
  type CaptchaKind,
  captchaTextLength,
  clickShown,
  clickWanted,
  makeSum,
} from '@mailroom/core'
import { drawCharacter } from './drawing/drawCharacter'
import { drawGround, inks } from './drawing/drawGround'
import { readableCharacters } from './drawing/glyphs'
import { between, pick } from './drawing/random'
import { drawSlide } from './drawSlide'

/** What is shown of a puzzle, and what is not. */
export interface Puzzle {
  readonly shown: Omit<Captcha, 'id' | 'kind' | 'hasReadable'>
  readonly solution: CaptchaAnswer
}

/** Draws a new puzzle of each kind. @source SE-04, SE-05, SE-06 */
export const puzzles: Readonly<Record<CaptchaKind, () => Puzzle>> = {
  slide: drawSlide,
  click: drawClicks,
  text: drawText,
  arithmetic: drawSum,
}

/** A sum in plain text, for who cannot see pictures. */
export function tellSum(): Puzzle {
  const { question, result } = makeSum(randomInt)
  return { shown: { question }, solution: { text: String(result) } }
}

const clickSize = { width: 320, height: 160 }

/** Each character somewhere in a column of its own, so that none lies on another. */
function drawClicks(): Puzzle {
  const { width, height } = clickSize
  const picture = drawGround(width, height, 5)
  const column = width / clickShown
  const places = pick(Array.from(readableCharacters), clickShown).map((character, index) => {
    const x = Math.round((index + 0.5) * column + between(-12, 12))
    return { character, x, y: Math.round(between(36, height - 36)) }
  })
  for (const place of places)
    drawCharacter(
      picture,
      place.character,
      { ...place, size: between(38, 48) },
      {
        thickness: 4.5,
        color: inks[randomInt(inks.length)]!,
        mostTurn: 0.5,
      },
    )
  const wanted = pick(places, clickWanted)
  return {
    shown: {
      picture: { url: picture.toUrl(), width, height },
      order: wanted.map(({ character }) => character),
    },
    solution: { points: wanted.map(({ x, y }) => ({ x, y })) },
  }
}

function drawText(): Puzzle {
  const letters = Array.from(readableCharacters)
  const text = Array.from({ length: captchaTextLength }, () => letters[randomInt(letters.length)]!)
  return { shown: writtenOut(text, 30), solution: { text: text.join('') } }
}

function drawSum(): Puzzle {
  const { question, result } = makeSum(randomInt)
  return { shown: writtenOut(Array.from(question), 22), solution: { text: String(result) } }
}

/** Characters in a row, crossed by waves. */
function writtenOut(characters: readonly string[], advance: number): Puzzle['shown'] {
  const [width, height] = [240, 72]
  const picture = drawGround(width, height, 4)
  const begin = (width - advance * (characters.length - 1)) / 2
  const color = inks[randomInt(inks.length)]!
  characters.forEach((character, index) => {
    const place = { x: begin + index * advance + between(-2, 2), y: height / 2 + between(-7, 7) }
    drawCharacter(
      picture,
      character,
      { ...place, size: between(30, 36) },
      {
        thickness: 3.5,
        color,
        // A sign of reckoning that is turned is another one.
        mostTurn: /\w/.test(character) ? 0.3 : 0.1,
      },
    )
  })
  return { picture: { url: picture.toUrl(), width, height } }
}
