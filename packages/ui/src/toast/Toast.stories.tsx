import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/Button'
import { ToastProvider, useToasts } from './ToastProvider'

function Move() {
  const toasts = useToasts()
  return (
    <Button
      onClick={() => {
        toasts.show({
          message: '已移动 3 封邮件',
          durationMs: Infinity,
          action: { label: '撤销', onAction: () => {} },
        })
        toasts.show({ message: 'The draft could not be saved.', tone: 'danger', durationMs: Infinity })
      }}
    >
      Move
    </Button>
  )
}

const meta = { title: 'Toast' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Three messages were moved, which can be undone, and something failed. */
export const Undo: Story = {
  render: () => (
    <ToastProvider label="Messages" dismissLabel="Close message">
      <Move />
    </ToastProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    const shown = await screen.findByRole('button', { name: '撤销' })
    await waitFor(() => expect(shown).toBeVisible())
  },
}
