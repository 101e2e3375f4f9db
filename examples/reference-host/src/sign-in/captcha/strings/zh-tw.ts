import type { CaptchaStrings } from './en'

export default {
  slide: '拖曳滑桿，將拼圖移入缺口',
  slideKeys: '方向鍵移動拼圖，Enter 鍵確認',
  click: '請依序點選：',
  clickKeys: '方向鍵移動十字，空白鍵標記，Backspace 鍵取消上一個標記',
  text: '請輸入圖中的字元',
  arithmetic: '請輸入計算結果',
  textPicture: '含六個字母或數字的圖片',
  sumPicture: '算式圖片',
  renew: '換一個',
  readable: '看不到圖片？',
  withPicture: '使用圖片驗證',
  success: '驗證成功',
  failed: '驗證失敗，請重新驗證！',
  wanted: '請完成驗證',
  loadFailed: '驗證載入失敗，請檢查網路後換一個再試',
} satisfies CaptchaStrings
