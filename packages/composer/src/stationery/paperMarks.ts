/** Marks the sheet around a mail, so that it is found again in a saved draft; the paper's name follows as a class. */
export const paperClass = 'mailroom-paper'

/** What comes before the name of the paper. */
export const paperNamePrefix = `${paperClass}-`

/** Marks the cell that holds the text. */
export const paperTextClass = `${paperClass}-text`
