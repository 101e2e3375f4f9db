import { useState } from 'react'
import * as ui from '../index'
import { ChoicesPanel, FieldsPanel } from './FormPanels.example'
import * as styles from './KitchenSink.css'
import { ListPanels } from './ListPanels.example'
import { Panel } from './Panel.example'

/** Every control of the package on one page. */
export function KitchenSink() {
  return (
    <ui.ToastProvider label="Messages" dismissLabel="Close message">
      <main className={styles.page}>
        <Buttons />
        <FieldsPanel />
        <ChoicesPanel />
        <ListPanels />
        <People />
        <Progressing />
        <Icons />
      </main>
    </ui.ToastProvider>
  )
}

function Buttons() {
  const toasts = ui.useToasts()
  const [asking, setAsking] = useState(false)
  const [editing, setEditing] = useState(false)
  return (
    <Panel title="Buttons and popups">
      <div className={styles.row}>
        <ui.Button variant="primary" icon={<ui.ComposeIcon />}>
          Compose
        </ui.Button>
        <ui.Button>Archive</ui.Button>
        <ui.Button variant="ghost">Cancel</ui.Button>
        <ui.Button variant="danger" onClick={() => setAsking(true)}>
          Delete
        </ui.Button>
      </div>
      <div className={styles.row}>
        <ui.Button size="small">Small</ui.Button>
        <ui.Button busy>Sending</ui.Button>
        <ui.Button disabled>Disabled</ui.Button>
        <ui.Button size="large" variant="primary">
          Sign in
        </ui.Button>
      </div>
      <ui.Toolbar label="Message">
        <ui.IconButton label="Reply" icon={<ui.ReplyIcon />} shortcut="R" />
        <ui.IconButton label="Reply all" icon={<ui.ReplyAllIcon />} />
        <ui.IconButton label="Forward" icon={<ui.ForwardIcon />} />
        <ui.ToolbarSeparator />
        <ui.IconButton label="Delete" icon={<ui.TrashIcon />} tone="danger" />
        <ui.IconButton label="Spam" icon={<ui.SpamIcon />} disabled />
        <ui.IconButton label="Bold" icon={<ui.BoldIcon />} pressed />
        <ui.Menu trigger={<ui.IconButton label="More" icon={<ui.MoreIcon />} />} entries={menuEntries} />
      </ui.Toolbar>
      <div className={styles.row}>
        <ui.Button onClick={() => setEditing(true)}>Dialog</ui.Button>
        <ui.Popover label="Filter" trigger={<ui.Button icon={<ui.FilterIcon />}>Filter</ui.Button>}>
          <ui.Checkbox defaultChecked>With attachment</ui.Checkbox>
        </ui.Popover>
        <ui.Button
          onClick={() =>
            toasts.show({
              message: '3 messages moved to Archive',
              action: { label: 'Undo', onAction: () => {} },
            })
          }
        >
          Toast
        </ui.Button>
        <ui.HoverCard trigger={<ui.Button variant="ghost">Wang Xiaoming</ui.Button>}>
          {() => <span>xiaoming@example.com</span>}
        </ui.HoverCard>
      </div>
      <ui.ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete 3 messages for ever?"
        description="They cannot be brought back."
        confirmLabel="Delete for ever"
        cancelLabel="Keep"
        tone="danger"
        onConfirm={() => setAsking(false)}
      />
      <ui.Dialog
        open={editing}
        onOpenChange={setEditing}
        title="New folder"
        description="It appears under the inbox."
        closeLabel="Close"
        size="small"
        footer={
          <>
            <ui.Button onClick={() => setEditing(false)}>Cancel</ui.Button>
            <ui.Button variant="primary">Create</ui.Button>
          </>
        }
      >
        <ui.Field label="Name" hint="At most 50 characters.">
          <ui.TextInput defaultValue="Projects" />
        </ui.Field>
      </ui.Dialog>
    </Panel>
  )
}

const menuEntries: ui.MenuEntry[] = [
  { label: 'Mark as unread', icon: <ui.MailIcon />, shortcut: 'U', onSelect: () => {} },
  { kind: 'check', label: 'Flagged', checked: true, onCheckedChange: () => {} },
  {
    kind: 'branch',
    label: 'Move to',
    icon: <ui.FolderIcon />,
    entries: [
      { label: 'Archive', onSelect: () => {} },
      { label: 'Projects', onSelect: () => {} },
    ],
  },
  { kind: 'separator' },
  { kind: 'heading', label: 'Order' },
  {
    kind: 'choice',
    label: 'Order',
    value: 'date',
    options: [
      { value: 'date', label: 'By date' },
      { value: 'size', label: 'By size' },
    ],
    onValueChange: () => {},
  },
  { kind: 'separator' },
  { label: 'Print', icon: <ui.PrintIcon />, disabled: true, onSelect: () => {} },
  { label: 'Delete', icon: <ui.TrashIcon />, shortcut: 'Del', tone: 'danger', onSelect: () => {} },
]

const names = [
  '王小明',
  '李娜',
  'Ada Lovelace',
  '陳美玲',
  'Björn Ödegård',
  '欧阳修',
  'ops@example.com',
  'Zoë',
]
const tones = ['neutral', 'accent', 'danger', 'warning', 'success'] as const

function People() {
  return (
    <Panel title="People and marks">
      <div className={styles.row}>
        {names.map((name) => (
          <ui.Avatar key={name} name={name} />
        ))}
      </div>
      <div className={styles.row}>
        <ui.Avatar name="李娜" size={20} />
        <ui.Avatar name="李娜" size={24} />
        <ui.Avatar name="李娜" size={40} />
        <ui.Avatar name="Grace Hopper" size={64} />
      </div>
      <div className={styles.row}>
        {tones.map((tone) => (
          <ui.Badge key={tone} tone={tone}>
            {tone}
          </ui.Badge>
        ))}
        {tones.map((tone) => (
          <ui.Badge key={tone} tone={tone} variant="solid">
            12
          </ui.Badge>
        ))}
      </div>
      <div className={styles.row}>
        <ui.Chip leading={<ui.Avatar name="李娜" size={20} />} removeLabel="Remove 李娜">
          李娜
        </ui.Chip>
        <ui.Chip status="accent" removeLabel="Remove filter">
          Unread
        </ui.Chip>
        <ui.Chip status="invalid" removeLabel="Remove nobody@">
          nobody@
        </ui.Chip>
      </div>
    </Panel>
  )
}

function Progressing() {
  return (
    <Panel title="What is going on">
      <ui.Progress label="Upload" value={62} valueText="62 of 100 MB" />
      <ui.Progress label="Import" />
      <ui.Loading label="Loading messages" afterMs={0}>
        <div className={styles.row}>
          <ui.Skeleton shape="disc" height={32} />
          <ui.Skeleton width="60%" />
        </div>
      </ui.Loading>
      <ui.SplitPane
        className={styles.split}
        label="Width of the folder list"
        first={<span>First</span>}
        second={<span>Second</span>}
        defaultSize={120}
        min={60}
        max={200}
      />
      <ui.EmptyState
        title="No mail has this tag yet."
        description="Give it to a mail from its menu."
        action={<ui.Button>Show all mail</ui.Button>}
      />
    </Panel>
  )
}

function Icons() {
  const icons = Object.entries(ui).filter(([name]) => /^[A-Z].*Icon$/.test(name)) as [
    string,
    ui.IconComponent,
  ][]
  return (
    <Panel title={`${icons.length} icons`}>
      {([16, 20] as const).map((size) => (
        <div key={size} className={styles.icons}>
          {icons.map(([name, Icon]) => (
            <span key={name} className={styles.icon} title={name}>
              <Icon size={size} />
            </span>
          ))}
        </div>
      ))}
    </Panel>
  )
}
