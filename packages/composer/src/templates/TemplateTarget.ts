/** The mail that templates are made of and put into. */
export interface TemplateTarget {
  /** Its subject: what a template is called at first. */
  subject(): string
  /** Its text as a template keeps it; undefined until the editor is there. */
  html(): Promise<string | undefined>
  /** Nobody has written anything that a template would replace. */
  isEmpty(): boolean
  /** Puts a template in the place of the text; signature and original stay. */
  put(html: string): void
}
