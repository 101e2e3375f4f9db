import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Pagination, type PaginationLabels } from './Pagination'

const labels: PaginationLabels = {
  navigation: '分页',
  previous: '上一页',
  next: '下一页',
  position: (now, pages) => `${now} / ${pages}`,
  total: (total) => `共 ${total} 封`,
  pageSize: '每页数量',
  pageSizeOption: (size) => `${size} 封/页`,
  jump: '跳至',
}

const meta = { title: 'Pagination' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The third of twelve pages. */
export const Middle: Story = {
  render: () => (
    <Pagination
      page={3}
      pageSize={20}
      total={231}
      onPageChange={fn()}
      onPageSizeChange={fn()}
      labels={labels}
    />
  ),
}

/** The same in a narrow place. */
export const Narrow: Story = { ...Middle, parameters: { frameWidth: 360 } }
