import type { TransferOptions } from '@mailroom/core'
import { pause, type Calls } from './Calls'

const pieces = 4

/** Reports the way of some bytes in pieces, at the pace of the adapter's latency, and can be withdrawn between them. */
export async function transfer(
  totalBytes: number,
  { latencyMs }: Pick<Calls, 'latencyMs'>,
  { signal, onProgress }: TransferOptions = {},
): Promise<void> {
  for (let piece = 1; piece <= pieces; piece += 1) {
    await pause(latencyMs, signal)
    onProgress?.({ doneBytes: Math.floor((totalBytes * piece) / pieces), totalBytes })
    // A caller that withdraws at the sight of progress is heard before the next piece.
    await pause(0, signal)
  }
}
