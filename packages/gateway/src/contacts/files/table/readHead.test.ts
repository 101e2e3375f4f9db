import { describe, expect, it } from 'vitest'
import { fileWords } from '../strings/fileWords'
import { readHead } from './readHead'

const roles = (heads: string) => heads.split(',').map((head) => readHead(head)?.role)

describe('heads of other programs', () => {
  it.each([
    [
      'Outlook',
      'First Name,Last Name,Company,Department,Job Title',
      ['given', 'family', 'company', 'department', 'jobTitle'],
    ],
    [
      'Outlook',
      'Business Street,Business Street 2,Business City,Business State,Business Postal Code,Business Country/Region',
      ['work.street', 'work.street2', 'work.city', 'work.region', 'work.postalCode', 'work.country'],
    ],
    [
      'Outlook',
      'Business Fax,Business Phone,Business Phone 2,Home Phone,Mobile Phone,Birthday,Categories,E-mail Address,E-mail 2 Address,Notes,Web Page,Spouse',
      [
        'fax',
        'workPhone',
        'workPhone',
        'homePhone',
        'mobile',
        'birthday',
        'groups',
        'address',
        'address',
        'remark',
        'homepage',
        'relatives',
      ],
    ],
    [
      'Outlook in simplified Chinese',
      '姓,名,单位,部门,职务,商务地址 街道,商务地址 市/县,商务地址 省/市/自治区,商务地址 邮政编码,商务地址 国家/地区',
      [
        'family',
        'given',
        'company',
        'department',
        'jobTitle',
        'work.street',
        'work.city',
        'work.region',
        'work.postalCode',
        'work.country',
      ],
    ],
    [
      'Outlook in simplified Chinese',
      '住宅地址 街道,住宅地址 市/县,商务传真,商务电话,住宅电话,移动电话,电子邮件地址,电子邮件 2 地址,电子邮件显示名称,附注,类别,网页',
      [
        'home.street',
        'home.city',
        'fax',
        'workPhone',
        'homePhone',
        'mobile',
        'address',
        'address',
        'addressName',
        'remark',
        'groups',
        'homepage',
      ],
    ],
    [
      'Outlook in traditional Chinese',
      '姓氏,名字,公司,部門,職稱,商務 - 街,商務 - 市/鎮,商務 - 縣/市,商務 - 郵遞區號,商務 - 國家/地區,商務傳真,商務電話,住家電話,行動電話,電子郵件地址,電子郵件 2 地址,記事,類別,網頁',
      [
        'family',
        'given',
        'company',
        'department',
        'jobTitle',
        'work.street',
        'work.city',
        'work.region',
        'work.postalCode',
        'work.country',
        'fax',
        'workPhone',
        'homePhone',
        'mobile',
        'address',
        'address',
        'remark',
        'groups',
        'homepage',
      ],
    ],
    [
      'Google',
      'First Name,Last Name,Nickname,Organization Name,Organization Title,Organization Department,Birthday,Notes,Labels,E-mail 1 - Value,Phone 1 - Value,Address 1 - City,Website 1 - Value',
      [
        'given',
        'family',
        'nickname',
        'company',
        'jobTitle',
        'department',
        'birthday',
        'remark',
        'groups',
        'address',
        'anyPhone',
        'any.city',
        'homepage',
      ],
    ],
    [
      'Google of before',
      'Name,Group Membership,Organization 1 - Name,Organization 1 - Title',
      ['name', 'groups', 'company', 'jobTitle'],
    ],
    [
      'Thunderbird',
      'Display Name,Primary Email,Secondary Email,Work Phone,Home Phone,Fax Number,Mobile Number,Home Address,Home ZipCode,Work State,Organization,Web Page 1,Birth Year',
      [
        'name',
        'address',
        'address',
        'workPhone',
        'homePhone',
        'fax',
        'mobile',
        'home.street',
        'home.postalCode',
        'work.region',
        'company',
        'homepage',
        'birthYear',
      ],
    ],
    [
      'Foxmail and Coremail',
      '姓名,E-mail地址,手机,联系组,家庭所在城市,家庭邮编,公司所在省份,公司邮政编码,办公电话1,QQ号,个人主页,职位,所属组',
      [
        'name',
        'address',
        'mobile',
        'groups',
        'home.city',
        'home.postalCode',
        'work.region',
        'work.postalCode',
        'workPhone',
        'qq',
        'homepage',
        'jobTitle',
        'groups',
      ],
    ],
  ])('[CT-03] are understood: %s', (_, heads, expected) => {
    expect(roles(heads)).toEqual(expected)
  })

  it('[CT-03] are understood in any case, width and punctuation', () => {
    expect(roles(' E-MAIL ,ｅｍａｉｌ,e_mail:,【手机】,mobile  PHONE')).toEqual([
      'address',
      'address',
      'address',
      'mobile',
      'mobile',
    ])
  })

  it('[CT-03] leave out what we know no place for', () => {
    expect(
      roles('__proto__,constructor,toString,Gender,E-mail 1 - Label,hasOwnProperty,Address 1 - constructor'),
    ).toEqual(Array(7).fill(undefined))
  })
})

it('[CT-03] our own heads are all understood, each as something else', () => {
  for (const { sheet: _, moreAddresses, ...heads } of Object.values(fileWords)) {
    const own = Object.values(heads).map((head) => readHead(head)?.role)
    expect(own).not.toContain(undefined)
    expect(new Set(own).size).toBe(own.length)
    expect(readHead(moreAddresses.replace('{number}', '2'))?.role).toBe('address')
  }
})
