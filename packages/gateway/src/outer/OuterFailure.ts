/**
 * A request to the outside that came to nothing. Why is for the log alone: an answer that told closed ports from open
 * ones would be a scanner for whoever writes mails.
 *
 * @source N1
 */
export class OuterFailure extends Error {
  override readonly name = 'OuterFailure'
}
