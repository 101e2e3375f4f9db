import { persistently } from '@mailroom/ui'

/** The drawings of the letter papers; their code comes when one is looked at or chosen. */
export const loadDrawings = persistently(async () => {
  const [{ paperDrawing }, { drawingAddress }, { paintDrawing }] = await Promise.all([
    import('./drawings/paperDrawing'),
    import('./drawings/drawingAddress'),
    import('./drawings/paintDrawing'),
  ])
  return { paperDrawing, drawingAddress, paintDrawing }
})
