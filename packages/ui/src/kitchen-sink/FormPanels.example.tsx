import { useState } from 'react'
import * as ui from '../index'
import { Panel } from './Panel.example'
import * as styles from './KitchenSink.css'

/** Fields that are typed into. */
export function FieldsPanel() {
  const [people, setPeople] = useState<ui.ChipItem[]>([
    { id: '1', label: '王小明' },
    { id: '2', label: 'Ada Lovelace <ada@example.com>' },
    { id: '3', label: 'nobody@', status: 'invalid' },
  ])
  const [text, setText] = useState('')
  return (
    <Panel title="Fields">
      <ui.Field label="Name" required hint="As colleagues know you.">
        <ui.TextInput defaultValue="王小明" />
      </ui.Field>
      <ui.Field label="Address" error="This address has no @. Write it as name@example.com.">
        <ui.TextInput defaultValue="xiaoming.example.com" />
      </ui.Field>
      <ui.Field label="Password">
        <ui.PasswordInput showLabel="Show password" hideLabel="Hide password" defaultValue="secret" />
      </ui.Field>
      <ui.Field label="Search" hideLabel>
        <ui.TextInput type="search" leading={<ui.SearchIcon />} placeholder="Search mail" />
      </ui.Field>
      <ui.Field label="Language">
        <ui.Select
          defaultValue="zh-hans"
          options={[
            { value: 'zh-hans', label: '简体中文' },
            { value: 'zh-tw', label: '繁體中文' },
            { value: 'en', label: 'English' },
          ]}
        />
      </ui.Field>
      <ui.Field label="Note">
        <ui.TextArea placeholder="Write a note" />
      </ui.Field>
      <ui.Field label="To">
        <ui.ChipsInput
          label="To"
          framed
          items={people}
          text={text}
          onTextChange={setText}
          onCommit={(name) => {
            setPeople([...people, { id: name, label: name }])
            setText('')
          }}
          onRemove={(id) => setPeople(people.filter((person) => person.id !== id))}
          removeLabel={(item) => `Remove ${item.label}`}
        />
      </ui.Field>
    </Panel>
  )
}

/** Fields that are chosen from. */
export function ChoicesPanel() {
  return (
    <Panel title="Choices">
      <div className={styles.row}>
        <ui.Checkbox>Off</ui.Checkbox>
        <ui.Checkbox defaultChecked>On</ui.Checkbox>
        <ui.Checkbox indeterminate>Some</ui.Checkbox>
        <ui.Checkbox disabled>Disabled</ui.Checkbox>
      </div>
      <div className={styles.row}>
        <ui.Switch>Off</ui.Switch>
        <ui.Switch defaultChecked>On</ui.Switch>
      </div>
      <ui.SegmentedControl
        label="Density"
        defaultValue="comfortable"
        segments={[
          { value: 'comfortable', label: 'Comfortable' },
          { value: 'compact', label: 'Compact' },
        ]}
      />
      <ui.SegmentedControl
        label="Light or dark"
        defaultValue="light"
        segments={[
          { value: 'light', label: 'Light', icon: <ui.SunIcon />, iconOnly: true },
          { value: 'dark', label: 'Dark', icon: <ui.MoonIcon />, iconOnly: true },
        ]}
      />
      <ui.Tabs
        label="Account"
        tabs={[
          { value: 'profile', label: 'Profile', content: () => 'Name, department, picture.' },
          { value: 'security', label: 'Security', content: () => 'Password and sessions.' },
          { value: 'rules', label: 'Rules', content: () => 'What happens to mail that comes in.' },
        ]}
      />
    </Panel>
  )
}
