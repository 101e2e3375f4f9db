import type { CompanyMail } from '../Company'
import { csv } from '../files/csv'
import { pdf } from '../files/pdf'
import { days, hours } from './ages'

/** What the Taipei office writes about. */
export const taipeiMails: readonly CompanyMail[] = [
  {
    from: 'huang.yating',
    to: ['chen.yu'],
    cc: ['amelia.hart'],
    subject: '客戶想提前看二期樣機',
    minutesAgo: 70,
    html: `<p>陳宇您好：</p><p>新竹的客戶希望在<b>十一月初</b>就能看到二期樣機，他們願意簽保密協議。想請教：</p><ol><li>當時能不能有一台功能完整的樣機？</li><li>低溫重新開機的狀況會不會影響展示？</li></ol><p>麻煩您今天下班前回覆，我好安排高鐵票。</p><p>雅婷</p>`,
    state: { flag: 'blue', tags: ['客户'] },
  },
  {
    from: 'tsai.chiahao',
    to: ['chen.yu', 'wang.lei'],
    subject: '客服週報：第三週共 42 件',
    minutesAgo: hours(7),
    text: `兩位好：

本週共收到 42 件客服案件，比上週少 6 件。
・韌體更新失敗 15 件，多半是行動電源供電不足
・包裝破損 4 件，已請物流處理
・其餘為一般使用問題

明細如附件，請參考。

家豪`,
    files: [
      {
        name: '客服明細.csv',
        contentType: 'text/csv',
        bytes: () =>
          csv([
            ['類別', '件數'],
            ['韌體更新失敗', 15],
            ['包裝破損', 4],
            ['一般使用問題', 23],
          ]),
      },
    ],
  },
  {
    from: 'wu.peishan',
    to: ['chen.yu', 'huang.yating', 'priya.nair'],
    subject: '秋季展攤位設計，請協助確認',
    minutesAgo: days(1) + 200,
    html: `<p>大家好：</p><p>秋季展的攤位設計第二版如附件，調整如下：</p><ul><li>主視覺改用深藍色，和官網一致；</li><li>展示桌由三張增加為四張；</li><li>簡體與繁體型錄各印 300 份。</li></ul><p>請於<u>週三中午前</u>回覆意見，之後就送廠商製作了，謝謝！</p><p>佩珊</p>`,
    files: [
      {
        name: 'booth-v2.pdf',
        contentType: 'application/pdf',
        bytes: () =>
          pdf('Booth, version 2', [
            'Front 6 m, depth 3 m',
            'Four tables, two screens',
            'Deep blue, as on the site',
          ]),
      },
    ],
    state: { isRead: false },
  },
  {
    from: 'hsu.chihming',
    to: ['wang.lei', 'chen.yu'],
    subject: '回覆：低溫重新開機的原因',
    minutesAgo: days(1) + 20,
    text: `王磊、陳宇：

找到原因了：低溫時電池內阻變大，馬達啟動的瞬間電壓掉到 3.1 V，觸發了保護。
做法有兩個，一是延後馬達啟動 200 毫秒，二是換低溫電池。我建議先用第一個，明天就能出測試版韌體。

志明`,
    state: { flag: 'green', tags: ['北极星'] },
  },
  {
    from: 'chen.yu',
    to: ['hsu.chihming', 'wang.lei'],
    subject: '回复：低溫重新開機的原因',
    minutesAgo: days(1) - 30,
    text: '同意先延后 200 毫秒，测试版出来后请再跑一轮低温。辛苦了！',
  },
  {
    from: 'huang.yating',
    to: ['chen.yu'],
    subject: '報價單已寄出',
    minutesAgo: days(2) + 300,
    text: '報價單已寄給客戶，有效期限到月底。您的備註我也一併附上了。',
    state: { isForwarded: true, isAnswered: true },
  },
  {
    from: 'wu.peishan',
    to: ['chen.yu'],
    subject: '官網文案：二期產品頁',
    minutesAgo: days(5),
    text: '文案初稿在下面，請幫忙看看規格的部分有沒有錯。\n\n「北極星二期，八小時不間斷，零下二十度照常開工。」',
  },
  {
    from: 'tsai.chiahao',
    to: ['chen.yu'],
    subject: '使用手冊第 14 頁有錯字',
    minutesAgo: days(8),
    text: '客戶回報第 14 頁的「開起」應為「開啟」，下次改版請一併修正。',
    state: { flag: 'gray' },
  },
  {
    from: 'huang.yating',
    to: ['chen.yu'],
    subject: '合約草稿（保密協議）',
    minutesAgo: days(16),
    text: '保密協議的草稿如附件，法務已經看過。',
    files: [
      {
        name: 'NDA draft.pdf',
        contentType: 'application/pdf',
        bytes: () => pdf('Non-disclosure agreement', ['1  Parties', '2  Purpose', '3  Term: two years']),
      },
    ],
    folder: '客户',
  },
  {
    from: 'hsu.chihming',
    to: ['wang.lei', 'chen.yu'],
    subject: '韌體分支規則',
    minutesAgo: days(40),
    text: '從這個版本起，修正一律先進主線，再挑到出貨分支，避免兩邊不一致。',
    folder: 'Archive',
  },
]
