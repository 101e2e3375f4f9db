import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { MailroomProvider } from '@mailroom/react'
import { defaultSkin } from '@mailroom/theme'
import { Activity } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Composer } from '../composer/Composer'
import { focusText, textBox } from '../test/elements'

it('[CO-01] [CO-10] an editor that was hidden is there again with what was written, and can be written in', async () => {
  const adapter = createMemoryAdapter()
  const start = { kind: 'new', text: 'hello' } as const
  const shown = (mode: 'visible' | 'hidden') => (
    <MailroomProvider adapter={adapter} theme={{ skin: defaultSkin, colorScheme: 'light' }} locale="en">
      <Activity mode={mode}>
        <div style={{ blockSize: 640 }}>
          <Composer start={start} />
        </div>
      </Activity>
    </MailroomProvider>
  )
  await page.viewport(960, 720)
  const screen = await render(shown('visible'))
  await vi.waitFor(() => expect(textBox().textContent).toContain('hello'))
  focusText()
  await userEvent.keyboard('{Control>}{End}{/Control} there')
  await vi.waitFor(() => expect(textBox().textContent).toContain('hello there'))
  const first = textBox()
  await screen.rerender(shown('hidden'))
  await screen.rerender(shown('visible'))
  await vi.waitFor(() => {
    expect(textBox()).not.toBe(first)
    expect(textBox().textContent).toContain('hello there')
    expect(textBox().isContentEditable).toBe(true)
  })
})
