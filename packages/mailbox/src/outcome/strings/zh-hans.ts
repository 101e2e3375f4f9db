import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  sentTitle: '您的邮件已经发出',
  sentText: '邮件系统已收下这封邮件，正在投递给每位收件人，进展会实时显示在这里。',
  scheduledTitle: '您的邮件将于 {{time}} 发出',
  scheduledText: '在此之前，它保存在草稿箱中。',
  noSubject: '（无主题）',
  recallAll: '召回…',
  goOnWriting: '继续编辑',
  back: '返回邮件列表',
  writeAnother: '再写一封',
} satisfies Translated<typeof en>
