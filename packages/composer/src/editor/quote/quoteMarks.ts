/** Marks the original below an answer in saved drafts and sent mails, so that it is found again. */
export const quoteClass = 'mailroom-quote'

/** How the editor calls it. */
export const quoteEntity = 'quote'

/** Classes by which the editor knows a part that it must keep as it is. */
export const quoteEntityClasses = [
  '_Entity',
  `_EType_${quoteEntity}`,
  `_EId_${quoteEntity}`,
  '_EReadonly_1',
].join(' ')

/** Finds it in the editor's page. */
export const quoteSelector = `._Entity._EType_${quoteEntity}`
