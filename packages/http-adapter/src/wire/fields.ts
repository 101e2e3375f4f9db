// Names of the wire that a form of ours calls otherwise.
const names: ReadonlyMap<string, string> = new Map([
  ['mfrom', 'from'],
  ['html_text', 'content'],
  ['plain_text', 'content'],
  ['tagname', 'name'],
  ['page_limit', 'pageSize'],
  ['skin_name', 'skin'],
  ['lock_password', 'password'],
  ['caption', 'title'],
])

/** The field of a form of ours that the wire means. */
export const fieldOf = (wireName: string): string => names.get(wireName) ?? wireName
