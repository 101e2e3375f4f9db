import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table, type TableColumn } from './Table'

interface Mail {
  id: string
  from: string
  subject: string
  size: string
}

const mails: Mail[] = [
  { id: '1', from: '王小明', subject: '第三季度预算，请今天看一下', size: '12.40 KB' },
  {
    id: '2',
    from: 'Ada Lovelace',
    subject: 'Notes on the engine, with drawings and a long subject',
    size: '2.10 MB',
  },
]

const columns: TableColumn<Mail>[] = [
  { id: 'from', header: 'From', width: '120px', sortable: true, cell: (mail) => mail.from },
  { id: 'subject', header: 'Subject', cell: (mail) => mail.subject },
  { id: 'size', header: 'Size', width: '90px', align: 'end', cell: (mail) => mail.size },
]

const meta = { title: 'Table' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Mail sorted by sender, one of it chosen. */
export const MailList: Story = {
  render: () => (
    <Table
      label="Mail"
      columns={columns}
      rows={mails}
      idOf={(mail) => mail.id}
      sort={{ column: 'from', direction: 'ascending' }}
      onSortChange={() => {}}
      defaultSelected={new Set(['2'])}
    />
  ),
}
