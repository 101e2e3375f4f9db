import type { OtherWayStrings } from './en'

const zhHans: OtherWayStrings = {
  group: '其他登录方式',
  or: '或',
  oidc: '统一身份登录',
  named: '使用{{name}}登录',
  wechat: '微信登录',
  secondPasskey: '使用通行密钥',
  signingOn: '正在登录…',
  ssl: 'SSL 安全登录',
  stopped: '未使用通行密钥',
}
export default zhHans
