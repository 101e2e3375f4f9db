import type { MailTemplate, TemplateId, TemplatePage, WantedTemplate } from '../writing/MailTemplate'
import type { ReadOptions } from './MailroomAdapter'

/**
 * The templates that a user keeps.
 *
 * @source CO-05
 */
export interface TemplatesPort {
  /** The newest first; a page after the last is empty. */
  page(
    query: { readonly offset: number; readonly limit: number },
    options?: ReadOptions,
  ): Promise<TemplatePage>
  /** `notFound` when it is gone. */
  open(id: TemplateId, options?: ReadOptions): Promise<MailTemplate>
  /**
   * Makes a template, or changes one, which keeps its place; `notFound` when that is gone. `invalid` with `fields.title` and `fields.content` (see `textFaults`), or with `fields.title` when
   * there are `maxTemplates` already.
   */
  save(wanted: WantedTemplate): Promise<MailTemplate>
  /** Forgets one; nothing happens when it is gone. */
  remove(id: TemplateId): Promise<void>
}
