import {
  templatePageSize,
  type MailTemplate,
  type TemplateSummary,
  type WantedTemplate,
} from '@mailroom/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useAdapter } from '../adapter/adapterContext'
import { missingPort } from '../adapter/missingPort'
import { useOptimistic } from '../messages/useOptimistic'

/** Templates as far as they were asked for, the newest first. */
interface LoadedTemplates {
  readonly templates: readonly TemplateSummary[]
  readonly total: number
}

/** The reader's templates, five more with each call. @source CO-05 */
export function useTemplates() {
  const { templates: port } = useAdapter()
  const perform = useOptimistic()
  const [loaded, setLoaded] = useState<LoadedTemplates>()
  const current = useRef<LoadedTemplates>(undefined)
  const show = useCallback((next: LoadedTemplates | undefined) => {
    current.current = next
    setLoaded(next)
  }, [])
  const [error, setError] = useState<unknown>()
  const [isLoading, setLoading] = useState(false)
  const there = useCallback(() => {
    if (!port) throw missingPort('templates')
    return port
  }, [port])

  const load = useCallback(async () => {
    setLoading(true)
    setError(undefined)
    try {
      const known = current.current?.templates ?? []
      // One that was deleted meanwhile has let another one move into a page that was seen: nobody is listed twice.
      const offset = Math.floor(known.length / templatePageSize) * templatePageSize
      const { templates, total } = await there().page({ offset, limit: templatePageSize })
      const fresh = templates.filter(({ id }) => known.every((each) => each.id !== id))
      show({ templates: [...known, ...fresh], total })
    } catch (failure) {
      setError(failure)
    } finally {
      setLoading(false)
    }
  }, [there, show])
  useEffect(() => {
    if (port) void load()
  }, [port, load])

  const actions = useMemo(() => {
    const put = ({ id, title }: MailTemplate) => {
      const { templates = [], total = 0 } = current.current ?? {}
      // One that was changed keeps its place.
      if (templates.some((each) => each.id === id))
        return show({ templates: templates.map((each) => (each.id === id ? { id, title } : each)), total })
      show({ templates: [{ id, title }, ...templates], total: total + 1 })
    }
    return {
      open: (id: MailTemplate['id']) => there().open(id),
      /** Rejects when it is not taken, for the form to say why. */
      async save(wanted: WantedTemplate) {
        const saved = await there().save(wanted)
        put(saved)
        return saved
      },
      /** Shows at once and can be taken back. @param done what to say of it */
      async remove({ id }: TemplateSummary, done: string) {
        let kept: MailTemplate | undefined
        await perform({
          apply: () => {
            const before = current.current
            if (!before) return () => undefined
            const templates = before.templates.filter((each) => each.id !== id)
            show({ templates, total: before.total - 1 })
            return () => show(before)
          },
          async call() {
            // What is to come back on Undo.
            kept = await there().open(id)
            await there().remove(id)
          },
          recover: () => undefined,
          async undo() {
            if (kept) put(await there().save({ title: kept.title, html: kept.html }))
          },
          done,
          failed: 'settingsFailed',
        })
      },
    }
  }, [there, perform, show])

  return {
    /** The mail system keeps templates. */
    isThere: port !== undefined,
    /** Undefined until the first are known. */
    templates: loaded?.templates,
    isAll: loaded !== undefined && loaded.templates.length >= loaded.total,
    error,
    isLoading,
    loadMore: load,
    ...actions,
  }
}
