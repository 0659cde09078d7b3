import { eachBlock } from '../each'
import type { PageBlock } from '../page'
import { pricedIn } from '../priced'
import type { Rule } from '../rule'

/** What a price card says. */
interface PriceCard {
  name: string
  price: string
  origin_price: string
  terms: string
}

/** A price is a number of yuan. */
const priceUnreadable: Rule = {
  id: 'price-unreadable',
  group: 'text',
  severity: 'warning',
  title: '价格不是数字',
  why: '价格按元展示，写成别的文字会让访客误解。',
  fix: '请只填数字，例如 1980.00。',
  find: eachBlock(['takesPayment', 'priceCards'], (it) =>
    pricedIn(it).flatMap(({ path, value }) =>
      (['price', 'origin_price'] as const).flatMap((name) => {
        const text = String(value[name] ?? '')
        return text === '' || yuanOf(text) !== undefined
          ? []
          : [{ path: `${path}.${name}`, message: `“${text}”不是价格。` }]
      }),
    ),
  ),
}

/** A crossed-out price is higher. */
const priceNotLower: Rule = {
  id: 'price-not-lower',
  group: 'compliance',
  severity: 'warning',
  title: '原价不高于现价',
  why: '虚构原价属于价格欺诈；原价不高于现价，划线价没有意义。',
  fix: '请核对两个价格，没有优惠时清空原价。',
  find: eachBlock(['takesPayment', 'priceCards'], (it) =>
    pricedIn(it).flatMap(({ path, value }) => {
      const price = yuanOf(String(value.price ?? ''))
      const before = yuanOf(String(value.origin_price ?? ''))
      return price !== undefined && before !== undefined && before <= price
        ? [{ path: `${path}.origin_price`, message: `原价 ${before} 元，现价 ${price} 元。` }]
        : []
    }),
  ),
}

/** The terms of a price are stated beside it. */
const priceWithoutTerms: Rule = {
  id: 'price-without-terms',
  group: 'compliance',
  severity: 'error',
  title: '价格没有写明条件',
  why: '价格附带的条件必须与价格一起标明；只有价格，访客不知道能用多久、会不会续费、能不能退。',
  fix: '请在“条件”中写明有效期、是否自动续费和退款办法。',
  find: eachBlock('priceCards', ({ block: { value } }) =>
    cardsOf(value).flatMap(({ name, terms }, index) =>
      /\p{L}/u.test(terms)
        ? []
        : [{ path: `value.list[${index}].terms`, message: `“${name || '价格卡片'}”没有写明条件。` }],
    ),
  ),
}

/** What one agrees to when paying can be read. */
const contractUnreadable: Rule = {
  id: 'contract-unreadable',
  group: 'compliance',
  severity: 'warning',
  title: '支付按钮没有协议链接',
  why: '购买前应当能读到服务协议；没有地址，协议不会显示。',
  fix: '请填写协议地址。',
  find: eachBlock(
    'takesPayment',
    ({ block: { value } }) =>
      value.contract_text !== '' &&
      value.contract_url === '' && {
        path: 'value.contract_url',
        message: `${value.contract_text}没有地址，不会显示。`,
      },
  ),
}

function cardsOf(value: PageBlock['block']['value']): PriceCard[] {
  return value.list as unknown as PriceCard[]
}

function yuanOf(text: string): number | undefined {
  const amount = /^[¥￥]?\s*(\d[\d,]*(?:\.\d{1,2})?)\s*元?$/.exec(text.trim())?.[1]
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''))
}

export const priceRules: readonly Rule[] = [
  priceUnreadable,
  priceNotLower,
  priceWithoutTerms,
  contractUnreadable,
]
