import { expect, it } from 'vitest'
import type { Command } from './Command'
import { findCommands } from './findCommands'
import { pinyinInitials } from './pinyinInitials'

const commands: readonly Command[] = [
  '收件箱',
  '已发送',
  '设置：偏好设置',
  'Inbox',
  'Settings: Signatures',
  'Moonlit lotus',
].map((label) => ({ id: label, group: 'go', label, run: () => undefined }))
const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label)

it.each([
  ['', commands.map(({ label }) => label)],
  ['收件', ['收件箱']],
  ['sjx', ['收件箱']],
  ['SJ', ['收件箱']],
  ['yfs', ['已发送']],
  ['ph sz', ['设置：偏好设置']],
  ['inb', ['Inbox']],
  ['ｉｎｂｏｘ', ['Inbox']],
  ['sign', ['Settings: Signatures']],
  ['stsg', ['Settings: Signatures']],
  ['lotus moon', ['Moonlit lotus']],
  ['zzz', []],
  ['x', ['收件箱', 'Inbox']],
])('[SH-18] %j finds %j', (typed, labels) => {
  expect(found(typed)).toEqual(labels)
})

it('[SH-18] knows the first letters of simplified and traditional characters', () => {
  expect(pinyinInitials('垃圾邮件 2026 寄件備份 啊 做')).toBe('ljyj 2026 jjbf a z')
})
