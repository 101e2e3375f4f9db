import type { Flavour } from '../mail/ids'

/** Names a template of an account. */
export type TemplateId = Flavour<string, 'TemplateId'>

/** A template in a list. */
export interface TemplateSummary {
  readonly id: TemplateId
  readonly title: string
}

/** A text to begin a mail with. */
export interface MailTemplate extends TemplateSummary {
  /** As it was kept, pictures as `data:` addresses. Not cleaned: whoever shows it or writes with it cleans it. */
  readonly html: string
}

/** What a template is to be; with an id, one that is there becomes it. */
export type WantedTemplate = Omit<MailTemplate, 'id'> & { readonly id?: TemplateId }

/** Some templates, the newest first. */
export interface TemplatePage {
  readonly templates: readonly TemplateSummary[]
  readonly total: number
}

/** Most templates of an account. */
export const maxTemplates = 200

/** Templates that are shown at a time. @source 2nd text 9 */
export const templatePageSize = 5
