/** The id of the panel that a tab shows. All mails share one. @param prefix of the mailbox, which may not be alone on its page */
export const panelId = (prefix: string, tab: string): string =>
  `${prefix}${tab.startsWith('read') ? 'read' : tab.replace(/\s/g, '-')}`
