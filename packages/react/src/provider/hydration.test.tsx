import { createMemoryAdapter } from '@mailroom/memory-adapter'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { useFolderName } from '../folders/useFolderName'
import { useFolders } from '../folders/useFolders'
import { commonStrings } from '../strings/commonStrings'
import { theme } from '../test/mount'
import { MailroomProvider } from './MailroomProvider'

function FolderNames() {
  const { folders } = useFolders()
  const nameOf = useFolderName()
  return <p>{folders?.map(nameOf).join(' ') ?? 'waiting'}</p>
}

it('[EM-04, EM-10] wakes up a page from a server without a word on the console, under a strict policy too', async () => {
  await commonStrings.load('en')
  const tree = (
    <MailroomProvider adapter={createMemoryAdapter()} theme={theme} locale="en">
      <FolderNames />
    </MailroomProvider>
  )
  // The strictest policy: no style attribute of the page's source is heeded.
  const frame = document.createElement('iframe')
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="style-src 'self'"><body></body>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  await loaded
  const { body } = frame.contentDocument!
  const place = body.appendChild(frame.contentDocument!.createElement('div'))
  place.innerHTML = renderToString(tree)
  const element = place.querySelector<HTMLElement>('[lang]')!
  expect(element.style.getPropertyValue('--mr-color-accent')).toBe('')

  const faults: unknown[] = []
  const root = hydrateRoot(place, tree, { onRecoverableError: (fault) => faults.push(fault) })
  await expect.poll(() => place.textContent).toMatch(/^Inbox Drafts/)
  expect(element.style.getPropertyValue('--mr-color-accent')).toBe(theme.skin.light.accent)
  expect(faults).toEqual([])
  root.unmount()
  frame.remove()
})
