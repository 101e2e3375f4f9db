import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

// The program of the thread that carries the write-ahead log over into the file of a database: once a message.
const handle = new DatabaseSync(workerData as string)
parentPort?.on('message', () => {
  handle.exec('pragma wal_checkpoint(passive)')
  parentPort?.postMessage(undefined, [])
})
