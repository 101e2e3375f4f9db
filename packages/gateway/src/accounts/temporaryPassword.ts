import { randomInt } from 'node:crypto'

/** Letters and digits that are not taken for each other. */
const characters = 'abcdefghjkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679'
const groups = 3
const groupLength = 4

/** A password that somebody is told and changes when they first sign in: about 67 bits, easy to read out. */
export const temporaryPassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => characters[randomInt(characters.length)]!).join(''),
  ).join('-')
