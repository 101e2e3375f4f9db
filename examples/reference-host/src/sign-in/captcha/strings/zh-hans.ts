import type { CaptchaStrings } from './en'

export default {
  slide: '拖动滑块，将拼图移入缺口',
  slideKeys: '方向键移动拼图，回车键确认',
  click: '请依次点击：',
  clickKeys: '方向键移动十字标，空格键标记，退格键撤销上一个标记',
  text: '请输入图中的字符',
  arithmetic: '请输入计算结果',
  textPicture: '含六个字母或数字的图片',
  sumPicture: '算式图片',
  renew: '换一个',
  readable: '看不到图片？',
  withPicture: '使用图片验证',
  success: '验证成功',
  failed: '验证码校验失败，请重新验证！',
  wanted: '请完成验证',
  loadFailed: '验证加载失败，请检查网络后换一个重试',
} satisfies CaptchaStrings
