/** Folders of one answer: thousands of them would hold up the page while they are read. */
export const foldersAtOnce = 150
