import { library } from '../../tsup.shared'

// The workers are files of their own, which a page starts by their address.
export default library({
  client: true,
  entry: {
    index: 'src/index.ts',
    pdfWorker: 'src/viewers/pdf/pdfWorker.ts',
    tableWorker: 'src/viewers/table/tableWorker.ts',
  },
})
