/** A refusal as SMTP says it: the reply code, and the words with their enhanced code (RFC 3463). */
export function smtpError(responseCode: number, message: string): Error & { readonly responseCode: number } {
  return Object.assign(new Error(message), { responseCode })
}
