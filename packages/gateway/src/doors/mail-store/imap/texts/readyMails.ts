/**
 * So many mails of a folder, the newest, are kept ready to be read. Of older ones the index reads the words alone where a
 * mail says the same as plain text and as HTML: nine of ten of them are never opened, and their HTML is two thirds of what an
 * index would hold. The first time that one is opened it is fetched whole, and kept.
 *
 * @source decision 0027
 */
export const readyMails = 1_000
