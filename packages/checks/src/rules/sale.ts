import { fenIn, pricesIn, shown, writtenLike } from '../amounts'
import { eachBlock, placeOf } from '../each'
import type { ProductFacts, SkuFacts } from '../facts'
import { isOneApart } from '../near-misses'
import { type OfferAt, offersOf, skuOf } from '../offers'
import type { Page } from '../page'
import { pricedIn } from '../priced'
import type { Hit, Rule } from '../rule'

/** What is bought exists. */
const productUnknown: Rule = {
  id: 'product-unknown',
  group: 'actions',
  severity: 'error',
  title: '商品不存在',
  why: '商品目录里没有的商品不能下单，访客点击后只会看到“商品已下架”。',
  fix: '请核对产品代号、商品编号和规格编号；新商品请先在“商品与订单”中建好。',
  find: eachOffer((offer, page) => {
    const { product, sku_id, mark, shop_product_id } = offer
    if (product === undefined) {
      const near = page.facts.products?.find((one) => isOneApart(one.mark, mark))
      const named = mark === '' ? `编号为 ${shop_product_id}` : `代号为“${mark}”`
      return `商品目录里没有${named}的商品${near ? `，最接近的代号是“${near.mark}”` : ''}。`
    }
    if (sku_id === '' || product.skus.length === 0 || skuOf(offer)) return undefined
    return `“${product.name}”没有编号为 ${sku_id} 的规格在售。在售的是${listOf(product.skus, (sku) => `${sku.sku_id}（${sku.name}）`)}。`
  }),
}

/** What is bought is sold while the page runs. */
const productOffSale: Rule = {
  id: 'product-off-sale',
  group: 'actions',
  severity: 'error',
  title: '商品不在售',
  why: '商品没有开放的销售页时不能下单，页面上的购买按钮没有用处。',
  fix: '请在“商品与订单”中开放销售页、上架规格，或把活动时间设在销售期以内。',
  find: eachOffer(({ product }, { facts, now }) => product && whyNotSold(product, facts.window, now)),
}

type Remark = string | { message: string; severity: 'warning' } | undefined

function whyNotSold(
  { name, sale, skus, begins_at, ends_at }: ProductFacts,
  window: Page['facts']['window'],
  now: number,
): Remark {
  const { start_at = null, end_at = null } = window ?? {}
  if (sale === 'ended') return `“${name}”没有开放的销售页。`
  if (skus.length === 0) return `“${name}”没有在售的规格。`
  // A campaign that begins with the sale, or after it, is fine before the sale opens.
  if (begins_at !== null && Math.max(start_at ?? now, now) < begins_at)
    return `“${name}”${momentOf(begins_at)} 才开售。`
  if (ends_at === null || end_at === null || end_at <= ends_at) return undefined
  return { message: `“${name}”${momentOf(ends_at)} 停售，早于活动结束的时间。`, severity: 'warning' }
}

/** As people in China say it: `2026-12-01 10:00`. */
function momentOf(ms: number): string {
  return new Date(ms + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')
}

/** The price on the page is the price that is charged. */
const priceDiffers: Rule = {
  id: 'price-differs',
  group: 'compliance',
  severity: 'error',
  title: '价格与商品不一致',
  why: '实际收取的是商品在售的价格；页面写成别的价格，属于误导消费者。',
  fix: '请改为在售的价格，或把支付按钮的现价留空，由销售页给出价格；要改的是商品价格时，请先改商品。',
  *find(page) {
    const offers = offersOf(page)
    // The price of a product that does not exist, or is off sale, is not known; other rules report that.
    if (offers === undefined || offers.length === 0 || offers.some((offer) => !skuOf(offer))) return
    yield* inFields(page, offers)
    yield* inTexts(page, offers)
  },
}

function* inFields(page: Page, offers: readonly OfferAt[]): Generator<Hit> {
  const all = skusOf(offers)
  for (const it of [...page.having('takesPayment'), ...page.having('priceCards')]) {
    for (const { path, value } of pricedIn(it)) {
      const offer = offers.find(({ block, owner }) => block === it.block && owner === path)
      if (!offer && !belongsToPage(value)) continue
      for (const field of ['price', 'origin_price'] as const) {
        const hit = holdField(String(value[field] ?? ''), field, offer, all)
        if (hit) yield { block: it.block, path: `${path}.${field}`, ...hit }
      }
    }
  }
}

/** A card that leads to another page has the price of something else. */
function belongsToPage({ button, action }: Record<string, unknown>): boolean {
  const { type, atext = '' } = (action ?? {}) as { type?: number; atext?: string }
  return button === '' || type === undefined || atext.startsWith('#')
}

type Field = 'price' | 'origin_price'

/** The names of a field on the page and in the catalogue. */
const WORDS: Readonly<Record<Field, { said: string; known: string }>> = {
  price: { said: '价格', known: '在售的价格' },
  origin_price: { said: '原价', known: '商品的原价' },
}

function holdField(
  text: string,
  field: Field,
  offer: OfferAt | undefined,
  all: readonly SkuFacts[],
): Pick<Hit, 'message' | 'correction'> | undefined {
  const said = fenIn(text)
  if (said === undefined) return undefined
  const skus = offer ? [skuOf(offer)].flatMap((sku) => sku ?? []) : all
  if (skus.some((sku) => sku[field] === said)) return undefined
  const what = WORDS[field].said
  const right = skus.filter((sku) => sku[field] !== null)
  if (right.length === 0) return { message: `写了原价 ${shown(said)}，商品没有设原价，请清空。` }
  const other = offer?.sku_id === '' ? offer.product?.skus.find((sku) => sku[field] === said) : undefined
  if (other && field !== 'origin_price') {
    const message = `${shown(said)} 是“${other.name}”的价格，点击购买的却是“${right[0]?.name}”，${shown(right[0]?.price ?? 0)}。要卖“${other.name}”，请填写规格编号 ${other.sku_id}。`
    return { message }
  }
  const [only] = right
  const to = only?.[field] ?? 0
  return {
    message: `${what}写的是 ${shown(said)}，${inWords(right, field)}。`,
    ...(right.length === 1 && { correction: { from: text, to: writtenLike(text, to) } }),
  }
}

function* inTexts(page: Page, offers: readonly OfferAt[]): Generator<Hit> {
  const skus = skusOf(offers)
  const prices = new Set(skus.flatMap(({ price, origin_price }) => [price, origin_price ?? price]))
  const olds = new Set(skus.flatMap(({ origin_price }) => origin_price ?? []))
  for (const text of page.texts) {
    if (!text.isRead || !/\d/.test(text.plain) || isPriceField(page, text.block?.id, text.name)) continue
    for (const { fen, written, isOld } of pricesIn(text.said)) {
      if ((isOld ? olds : prices).has(fen)) continue
      yield { ...placeOf(text), ...differs({ fen, written, isOld, said: text.said }, skus) }
    }
  }
}

interface Stated {
  fen: number
  written: string
  isOld: boolean
  said: string
}

function differs(
  { fen, written, isOld, said }: Stated,
  skus: readonly SkuFacts[],
): Pick<Hit, 'message' | 'correction'> {
  const field: Field = isOld ? 'origin_price' : 'price'
  const known = skus.filter((sku) => sku[field] !== null)
  if (known.length === 0) return { message: `这里写了原价 ${shown(fen)}，商品没有设原价。` }
  const named = known.filter((sku) => said.includes(sku.name))
  const right = known.length > 1 && named.length === 1 ? named : known
  const [only] = right
  const to = writtenLike(written, only?.[field] ?? 0)
  return {
    message: `这里写的是 ${written.trim()}，${inWords(right, field)}。${right.length === 1 ? `请改为 ${to.trim()}。` : ''}`,
    ...(right.length === 1 && { correction: { from: written, to } }),
  }
}

/** A price in a field of its own has been checked already. */
function isPriceField(page: Page, id: string | undefined, name: string): boolean {
  const block = id === undefined ? undefined : page.byId.get(id)?.block
  const isOne = Object.hasOwn(WORDS, name)
  return isOne && block !== undefined && (page.is(block, 'takesPayment') || page.is(block, 'priceCards'))
}

/** `在售的价格是 ¥1,980`, or that of each sku. */
function inWords(skus: readonly SkuFacts[], field: Field): string {
  const what = WORDS[field].known
  const [only] = skus
  if (skus.length === 1) return `${what}是 ${shown(only?.[field] ?? 0)}`
  return `${what}是${listOf(skus, (sku) => `“${sku.name}”${shown(sku[field] ?? 0)}`)}`
}

function skusOf(offers: readonly OfferAt[]): SkuFacts[] {
  const products = new Set(offers.flatMap(({ product }) => product ?? []))
  return [...products].flatMap(({ skus }) => skus)
}

/** A ticker of buyers names an existing sale page. */
const salePageUnknown: Rule = {
  id: 'sale-page-unknown',
  group: 'actions',
  severity: 'warning',
  title: '销售页不存在',
  why: '没有这个销售页，就没有付款的客户可以显示，访客看到的是空白。',
  fix: '请核对销售页编号。',
  find: eachBlock('visitorNews', ({ block: { value } }, { facts }) => {
    const page_id = String(value.page_id ?? '')
    const isKnown = facts.products?.some(({ pages }) => pages.some((id) => String(id) === page_id))
    return (
      page_id !== '' &&
      isKnown === false && { path: 'value.page_id', message: `没有编号为 ${page_id} 的销售页。` }
    )
  }),
}

function eachOffer(look: (offer: OfferAt, page: Page) => Remark): Rule['find'] {
  return function* (page) {
    for (const offer of offersOf(page) ?? []) {
      const remark = look(offer, page)
      const said = typeof remark === 'string' ? { message: remark } : remark
      if (said) yield { block: offer.block, path: offer.path, ...said }
    }
  }
}

function listOf<Item>(items: readonly Item[], inWordsOf: (item: Item) => string): string {
  return items.map(inWordsOf).join('、')
}

export const saleRules: readonly Rule[] = [productUnknown, productOffSale, priceDiffers, salePageUnknown]
