import { expect, it } from 'vitest'
import { folderRoles } from './folderRole'

const folder = (path: string, attributes: readonly string[] = [], isSelectable = true) => ({
  path,
  parts: path.split('/'),
  attributes: new Set(attributes),
  isSelectable,
})

const roles = (...folders: ReturnType<typeof folder>[]) => Object.fromEntries(folderRoles(folders))

it('[FL-05] believes SPECIAL-USE before names, in any case and at any depth', () => {
  expect(
    roles(folder('Sent'), folder('Mail/Ausgang', ['\\HasNoChildren', '\\SENT']), folder('INBOX')),
  ).toEqual({ 'Mail/Ausgang': 'sent', INBOX: 'inbox' })
})

it('[FL-05] knows folders by the names of mail programs', () => {
  expect(
    roles(folder('已发送'), folder('草稿箱'), folder('Deleted Items'), folder('垃圾邮件'), folder('Archive')),
  ).toEqual({
    已发送: 'sent',
    草稿箱: 'drafts',
    'Deleted Items': 'trash',
    垃圾邮件: 'spam',
    Archive: 'archive',
  })
})

it('[FL-05] leaves folders of people alone', () => {
  expect(roles(folder('Projects/Sent'), folder('Sent to clients'), folder('Trash', [], false))).toEqual({})
})

it('[FL-05] gives a role once, to the one with the best claim', () => {
  expect(
    roles(folder('Sent Mail'), folder('Sent'), folder('B', ['\\Junk']), folder('A', ['\\Junk'])),
  ).toEqual({
    Sent: 'sent',
    A: 'spam',
  })
})
