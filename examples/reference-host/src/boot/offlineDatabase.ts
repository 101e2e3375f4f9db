/** Where this browser keeps what was read. @source SH-20 */
export const offlineDatabase = 'mailroom-offline'
