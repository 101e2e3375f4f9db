import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '微信登录',
  hint: '绑定后，可用微信扫码登录。已开启两步登录的，仍需完成第二步。',
  loading: '正在加载微信绑定',
  bound: '已于 {{time}} 绑定微信。',
  unbound: '尚未绑定微信。',
  bind: '绑定微信…',
  bindTitle: '绑定微信？',
  bindText: '请先输入密码，然后用微信扫描二维码。',
  bindDo: '继续',
  binding: '正在绑定微信…',
  done: '已绑定微信',
  unbind: '解除绑定…',
  unbindTitle: '解除微信绑定？',
  unbindText: '解除后无法再用微信登录，您在其他设备上的登录将失效。',
  unbindDo: '解除绑定',
  undone: '已解除微信绑定',
} satisfies Translated<typeof en>
