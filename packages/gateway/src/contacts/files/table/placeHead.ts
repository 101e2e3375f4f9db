import type { Place, PlacePart, TableRole } from './TableRole'

const places: Readonly<Record<Place, string>> = {
  home: 'home private personal residence residential house 家庭 住宅 家 住家 家里 个人 私人 個人 自宅',
  work: 'work business office company organization firm 工作 商务 商務 办公 办公室 辦公 辦公室 公司 单位 單位 企业 企業',
  any: 'other postal mailing contact 其他 其它 联系 通讯 通信 邮寄 联络 聯絡 聯繫 通訊 郵寄',
}

const parts: Readonly<Record<PlacePart, string>> = {
  country: `country countryregion countryorregion nation 国家 国 国家地区 国家或地区 國家 國家地區 國家或地區 國家區域`,
  region: `state province region stateprovince stateorprovince county prefecture
    省 省份 州 州省 省州 省市 省市自治区 省自治区 省区 区域 省直辖市 省市区 省或州 省地區 縣市 縣 州省份 省市自治區 縣市或省 區域`,
  city: `city town locality citytown 市 城市 市县 县市 市镇 县 市區 城鎮 市鎮 鄉鎮市 鄉鎮市區 鄉鎮 市縣 鄉鎮區`,
  street: `street address streetaddress addressstreet addressline line formatted 街道 街道地址 地址 街 详细地址 通讯地址 通信地址 住址 门牌 門牌
    街道名 街道位址 位址 詳細地址 通訊地址 所在地`,
  street2: 'street2 address2 addressline2 街道2 地址2 街2 位址2 extendedaddress',
  street3: 'street3 address3 addressline3 街道3 地址3 街3 位址3 pobox 邮政信箱 郵政信箱',
  postalCode: `zip zipcode postalcode postcode postal zippostalcode zippostal 邮编 邮政编码 邮码 邮政编号 郵編 郵遞區號 郵政編碼 區號 郵區`,
}

const listed = (words: string): string[] => words.split(/\s+/).filter((word) => word !== '')
const byWord = <K extends string>(lists: Readonly<Record<K, string>>): ReadonlyMap<string, K> =>
  new Map(
    (Object.keys(lists) as K[]).flatMap((key) => listed(lists[key]).map((word) => [word, key] as const)),
  )

const placeOf = byWord(places)
const partOf = byWord(parts)
/** Longest first: `家庭` before `家`. */
const placeWords = [...placeOf.keys()].toSorted((a, b) => b.length - a.length)

/**
 * A part of a postal address by its head: `Business Street 2`, `商务地址 省/市/自治区`, `家庭所在城市`, `Zip`. Those without a
 * place are of any.
 *
 * @param head of `plainHead`
 */
export function placeHead(head: string): TableRole | undefined {
  const alone = partOf.get(head)
  if (alone !== undefined) return `any.${alone}`
  for (const word of placeWords) {
    if (!head.startsWith(word)) continue
    const part = partOfRest(head.slice(word.length))
    if (part !== undefined) return `${placeOf.get(word)!}.${part}`
  }
  return undefined
}

/** `地址城市` as `城市`; a number after it counts only where it is one of several lines. */
function partOfRest(rest: string): PlacePart | undefined {
  const bare = rest.replace(/^(?:地址|所在地?|的|address|位址)(?=.)/, '')
  for (const word of [rest, bare, rest.replace(/1$/, ''), bare.replace(/1$/, '')]) {
    const part = partOf.get(word)
    if (part !== undefined) return part
  }
  return undefined
}
