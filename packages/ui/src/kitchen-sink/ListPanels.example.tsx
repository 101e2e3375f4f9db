import { useState } from 'react'
import * as ui from '../index'
import { Panel } from './Panel.example'

const folders: ui.TreeNode[] = [
  { id: 'inbox', label: '收件箱', icon: () => <ui.InboxIcon />, adornment: 12, strong: true },
  { id: 'drafts', label: 'Drafts', icon: () => <ui.DraftIcon />, adornment: 3 },
  { id: 'sent', label: 'Sent', icon: () => <ui.SendIcon /> },
  {
    id: 'projects',
    label: 'Projects',
    icon: ({ expanded }) => (expanded ? <ui.FolderOpenIcon /> : <ui.FolderIcon />),
    children: [
      {
        id: 'budget',
        label: 'Budget 2027 with a name that is longer than the pane',
        icon: () => <ui.FolderIcon />,
      },
      { id: 'hall', label: 'New hall', icon: () => <ui.FolderIcon />, adornment: 1, strong: true },
    ],
  },
  { id: 'trash', label: 'Trash', icon: () => <ui.TrashIcon /> },
]

const mails = [
  { id: '1', from: '王小明', subject: '第三季度预算，请今天看一下', size: '12.40 KB' },
  { id: '2', from: 'Ada Lovelace', subject: 'Notes on the engine, with drawings', size: '2.10 MB' },
  { id: '3', from: '陳美玲', subject: '週五會議改到下午三點', size: '4.02 KB' },
]

/** Trees, lists, tables and tabs. */
export function ListPanels() {
  const [folder, setFolder] = useState('inbox')
  const [page, setPage] = useState(3)
  const [sort, setSort] = useState<ui.TableSort>({ column: 'from', direction: 'ascending' })
  return (
    <>
      <Panel title="Tree and list">
        <ui.Tree
          label="Folders"
          nodes={folders}
          selectedId={folder}
          onSelect={setFolder}
          defaultExpanded={new Set(['projects'])}
        />
        <ui.List label="Skins" items={['Classic blue', 'Lotus pond', 'Lovely pink']} idOf={(name) => name}>
          {(name) => name}
        </ui.List>
      </Panel>
      <Panel title="Table and pages">
        <ui.Table
          label="Mail"
          rows={mails}
          idOf={(mail) => mail.id}
          defaultSelected={new Set(['2'])}
          sort={sort}
          onSortChange={setSort}
          columns={[
            { id: 'from', header: 'From', width: '110px', sortable: true, cell: (mail) => mail.from },
            { id: 'subject', header: 'Subject', cell: (mail) => mail.subject },
            {
              id: 'size',
              header: 'Size',
              width: '84px',
              align: 'end',
              sortable: true,
              cell: (mail) => mail.size,
            },
          ]}
        />
        <ui.Pagination
          page={page}
          pageSize={20}
          total={231}
          onPageChange={setPage}
          onPageSizeChange={() => {}}
          labels={{
            navigation: 'Pages',
            previous: 'Previous page',
            next: 'Next page',
            position: (now, pages) => `${now} / ${pages}`,
            total: (total) => `${total} messages`,
            pageSize: 'Per page',
            pageSizeOption: (size) => `${size} per page`,
            jump: 'Go to page',
          }}
        />
      </Panel>
    </>
  )
}
