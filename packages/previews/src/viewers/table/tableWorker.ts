import { readTable, type TableQuestion } from './readTable'

/** Reads tables off the page's own thread, and answers what became of it. */
addEventListener('message', ({ data }: MessageEvent<TableQuestion>) => {
  try {
    postMessage({ workbook: readTable(data) })
  } catch (error) {
    postMessage({ reason: error instanceof Error ? error.message : String(error) })
  }
})
