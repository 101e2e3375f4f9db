import type { Translated } from '@mailroom/react'
import type en from './en'

export default {
  section: '登录设备',
  hint: '如有不认识的设备，请将其退出登录，并修改密码。',
  loading: '正在加载登录设备',
  list: '登录设备列表',
  device: '{{system}} 上的 {{browser}}',
  unknown: '未知设备',
  current: '本次登录',
  address: '登录地址',
  noAddress: '未知',
  since: '登录时间',
  seen: '最近活动',
  end: '退出登录',
  endOf: '退出登录：{{device}}，{{address}}',
  endOthers: '退出其他所有登录',
  ended: '已退出该设备的登录',
  othersEnded: '已退出其他所有登录',
  alone: '您目前仅在此处登录。',
} satisfies Translated<typeof en>
