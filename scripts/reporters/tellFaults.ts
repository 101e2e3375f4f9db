import { stripVTControlCharacters } from 'node:util'

/** A test that was wrong at least once. */
export interface Fault {
  title: string
  /** What it said, of any length. */
  message?: string
}

/** As much of a message as tells two faults apart. */
const shownLines = 12

const linesOf = ({ message = '' }: Fault) =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')

/** Prints a block for each test that failed. The whole run says them once more at its very end. */
export const tellFailed = (faults: readonly Fault[]): void => tell('FAILED', faults)

/** Names the tests that failed once and were right when repeated: each is a fault to find, of the product or of the test. */
export const tellRepeated = (faults: readonly Fault[]): void => tell('RIGHT ONLY WHEN REPEATED', faults)

function tell(word: string, faults: readonly Fault[]): void {
  for (const fault of faults) {
    console.log(`${word}  ${fault.title}`)
    for (const line of linesOf(fault).slice(0, shownLines)) console.log(`      | ${line}`)
  }
}
