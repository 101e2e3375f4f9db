/** The subject of jobs that are about an account's mailbox, and not about one mail under way. */
export const accountSubject = (accountId: number | '' | '%'): string => `account ${accountId}`
