import type { SealWords } from './en'

/** Traditional Chinese as written in Taiwan. */
export const zhTw: SealWords = {
  burn: '這是一封閱後即焚郵件，請登入貴單位的網頁信箱查看。',
  password: '這是一封加密郵件，請登入貴單位的網頁信箱，輸入寄件者告知的密碼後查看。',
  passwordPage:
    '這是一封加密郵件。請將附件中的網頁儲存到您的裝置，以瀏覽器開啟，輸入寄件者告知的密碼後查看，不需要連線。',
}
