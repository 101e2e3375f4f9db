import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../badge/Badge'
import { Avatar } from './Avatar'

const tones = ['neutral', 'accent', 'danger', 'warning', 'success'] as const

const meta = { title: 'Avatar and badge' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Colleagues of three languages. */
export const People: Story = {
  render: () => (
    <>
      {['王小明', 'Ada Lovelace', '陳美玲', 'ops@example.com'].map((name) => (
        <span key={name}>
          <Avatar name={name} /> {name}
        </span>
      ))}
    </>
  ),
}

/** Colleagues who show no picture and have said who they are, at every size. */
export const Drawings: Story = {
  render: () => (
    <>
      {(['female', 'male'] as const).map((gender) => (
        <p key={gender}>
          {([20, 24, 32, 40, 64, 96] as const).map((size) => (
            <Avatar key={size} name={gender} colorKey={`${gender} ${size}`} gender={gender} size={size} />
          ))}{' '}
          {gender}
        </p>
      ))}
    </>
  ),
}

/** Words and counts in every tone. */
export const Badges: Story = {
  render: () => (
    <>
      {tones.map((tone) => (
        <span key={tone}>
          <Badge tone={tone}>{tone}</Badge>{' '}
          <Badge tone={tone} variant="solid">
            99+
          </Badge>
        </span>
      ))}
    </>
  ),
}
