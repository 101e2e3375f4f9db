import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading, Skeleton } from '../skeleton/Skeleton'
import { Progress } from './Progress'

const meta = { title: 'Progress and skeletons' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** An upload with figures, an import without, and one that failed. */
export const Bars: Story = {
  render: () => (
    <>
      <Progress label="Upload" value={62} valueText="62 of 100 MB" />
      <Progress label="Import" />
      <Progress label="Export" value={30} tone="danger" />
    </>
  ),
}

/** A list is about to come. */
export const Skeletons: Story = {
  render: () => (
    <Loading label="Loading messages" afterMs={0}>
      <Skeleton shape="disc" height={32} />
      <Skeleton width="60%" />
      <Skeleton shape="block" height={80} />
    </Loading>
  ),
}
