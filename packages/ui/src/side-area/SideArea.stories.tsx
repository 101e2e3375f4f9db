import type { Meta, StoryObj } from '@storybook/react-vite'
import { SideArea } from './SideArea'
import { sideEntry } from './sideEntry'

const meta = { title: 'SideArea' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const names = ['账号', '部门与共享邮箱', '审核规则', 'A name in English that is rather long', '审批']

/** The second of five places is shown. */
export const Wide: Story = {
  parameters: { frameWidth: 900 },
  render: () => (
    <div style={{ blockSize: 240 }}>
      <SideArea
        label="管理"
        title={names[1]!}
        entries={names.map((name, at) => (
          <a key={name} href="#there" {...sideEntry(at === 1)}>
            {name}
          </a>
        ))}
      >
        <p>{names[1]}</p>
      </SideArea>
    </div>
  ),
}

/** The same in a narrow place: the entries are a row that scrolls. */
export const Narrow: Story = { ...Wide, parameters: { frameWidth: 360 } }
