import type { CaptchaPoint } from '@mailroom/core'

/** Lines of a character on a grid 4 wide and 6 high: points of a line by blanks, lines by semicolons. Our own drawing. */
const lines: Readonly<Record<string, string>> = {
  '0': '1,0 3,0 4,1 4,5 3,6 1,6 0,5 0,1 1,0',
  '1': '1,1 2,0 2,6;1,6 3,6',
  '2': '0,1 1,0 3,0 4,1 4,2 0,6 4,6',
  '3': '0,1 1,0 3,0 4,1 4,2 3,3 1.5,3;3,3 4,4 4,5 3,6 1,6 0,5',
  '4': '3,6 3,0 0,4 4,4',
  '5': '4,0 0.5,0 0.3,2.6 3,2.4 4,3.4 4,5 3,6 1,6 0,5',
  '6': '3.5,0.3 2,0 0.8,1 0,3 0,5 1,6 3,6 4,5 4,4 3,3 1,3 0,4',
  '7': '0,0 4,0 1.5,6',
  '8': '1,3 0,2 0,1 1,0 3,0 4,1 4,2 3,3 1,3 0,4 0,5 1,6 3,6 4,5 4,4 3,3',
  '9': '0.5,5.7 2,6 3.2,5 4,3 4,1 3,0 1,0 0,1 0,2 1,3 3,3 4,2',
  A: '0,6 2,0 4,6;0.8,4 3.2,4',
  C: '4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5',
  E: '4,0 0,0 0,6 4,6;0,3 3,3',
  F: '4,0 0,0 0,6;0,3 3,3',
  H: '0,0 0,6;4,0 4,6;0,3 4,3',
  J: '4,0 4,5 3,6 1,6 0,5',
  K: '0,0 0,6;4,0 0,3.4;1,2.7 4,6',
  M: '0,6 0,0 2,3 4,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 3,0 4,1 4,2 3,3 0,3',
  R: '0,6 0,0 3,0 4,1 4,2 3,3 0,3;2,3 4,6',
  T: '0,0 4,0;2,0 2,6',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6;4,0 0,6',
  Y: '0,0 2,3 4,0;2,3 2,6',
  '+': '0.3,3 3.7,3;2,1.3 2,4.7',
  '−': '0.3,3 3.7,3',
  '×': '0.6,1.6 3.4,4.4;3.4,1.6 0.6,4.4',
}

/** Characters of texts and clicks: none that looks like another. */
export const readableCharacters = 'ACEFHJKMNPRTWXY34679'

/** The lines of a character around its middle, one unit high; none for a blank. */
export const glyphLines = (character: string): readonly (readonly CaptchaPoint[])[] =>
  (lines[character] ?? '')
    .split(';')
    .filter((line) => line !== '')
    .map((line) =>
      line.split(' ').map((pair) => {
        const [x, y] = pair.split(',').map(Number) as [number, number]
        return { x: (x - 2) / 6, y: (y - 3) / 6 }
      }),
    )
