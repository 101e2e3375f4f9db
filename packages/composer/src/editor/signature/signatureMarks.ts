/** Marks the signature in saved drafts and sent mails by its class; the editor, which keeps no classes, by its id. */
export const signatureMark = 'mailroom-signature'

/** Finds it in the editor's page. */
export const signatureSelector = `#${signatureMark}`
