import type { OtherWayStrings } from './en'

const zhTw: OtherWayStrings = {
  group: '其他登入方式',
  or: '或',
  oidc: '單一登入',
  named: '使用{{name}}登入',
  wechat: '微信登入',
  secondPasskey: '使用密碼金鑰',
  signingOn: '正在登入…',
  ssl: 'SSL 安全登入',
  stopped: '未使用密碼金鑰',
}
export default zhTw
