import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '共享邮箱',
  hint: '您添加的同事可以从自己的邮箱进入您的邮箱。您的密码、两步验证和加锁的文件夹不会共享。',
  loading: '正在加载共享名单',
  list: '可进入您邮箱的同事',
  none: '您的邮箱尚未共享给任何人。',

  people: '同事',
  level: '权限',
  readOnly: '只读',
  readWrite: '读写',
  proxySend: '代发',
  fullControl: '完全控制',
  readOnlyHint: '可查看您的邮件，不能更改任何内容。',
  readWriteHint: '还可以标记、移动和删除您的邮件。',
  proxySendHint: '还可以用您的名义写信和回复。',
  fullControlHint: '还可以更改您的签名、模板、发件人名单和设置。',
  share: '共享',
  nobody: '请至少填写一位同事。',
  shared_other: '邮箱已共享给 {{count}} 位同事',
  refused: '{{name}}：{{reason}}',

  levelOf: '{{name}} 的权限',
  changed: '{{name}}：{{level}}',
  remove: '移除',
  removeOf: '移除 {{name}}',
  removed: '{{name}} 已不能进入您的邮箱',
} satisfies Translated<typeof en>
