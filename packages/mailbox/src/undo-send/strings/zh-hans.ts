import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  undoSend: '发送后可撤销',
  seconds: '{{seconds}} 秒',
  off: '关闭',
  undoSendHint:
    '点击发送后，邮件会等待这段时间再发出，期间可以撤销；关闭浏览器不影响发出。设有密码的邮件和快速回复会立即发出。',
} satisfies Translated<typeof en>
