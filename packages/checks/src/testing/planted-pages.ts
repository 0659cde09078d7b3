import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import { DISGUISES } from './disguises'
import {
  back,
  block,
  button,
  documentOf,
  footer,
  form,
  open,
  pay,
  picture,
  popup,
  SITE,
  slide,
  swiper,
  tabs,
  text,
  ticker,
} from './sample'

export interface PlantedPage {
  what: string
  document: JsonRecord
  site: typeof SITE
  /** One of these must name it. */
  rules: string[]
}

const WORDS = ['稳赚', '保本', '必涨', '无风险', '只赚不赔', '内幕', '承诺收益', '100%盈利', '最佳', '国家级']

/** Where a word can stand, as blocks of a page that is otherwise in order. */
export const PLACES: Readonly<Record<string, (words: string) => JsonValue[]>> = {
  text: (words) => [text(`本课程${words}，欢迎试听`)],
  'text in a container': (words) => [block('container', {}, [text(words)])],
  'popup title': (words) => [open('p'), popup('p', [text('规则')], { title: words })],
  'text in a popup': (words) => [open('p'), popup('p', [text(words)])],
  'text behind a tab': (words) => [tabs({}, text(words))],
  button: (words) => [back({ text: words })],
  'alt of an image': (words) => [picture({ alt: words })],
  'alt of a slide': (words) => [swiper([slide(), slide({ alt: words })])],
  code: (words) => [block('code', { text: words })],
  'tip of a code': (words) => [block('qrcode', { image: '/assets/qr.png', tip: words })],
  marquee: (words) => [block('marquee', { content: words })],
  ticker: (words) => [ticker(words)],
  'list item': (words) => [block('list', { list: [{ title: '第一课', desc: words }] })],
  'video name': (words) => [block('video', { video: '/a.mp4', poster: '/a.jpg', title: words })],
  'footer extra': (words) => [footer({ extra: words })],
  'countdown name': (words) => [block('countdown', { name: words, endTime: Date.UTC(2027, 0, 1) })],
  'last offer': (words) => [
    block('retainPopup', { title: words, button1_text: '看', button1_url: '/h5-page/h5/a' }),
  ],
}

/** Places outside of the blocks. */
export const HEADS: Readonly<Record<string, (words: string) => JsonRecord>> = {
  title: (words) => ({ title: words }),
  description: (words) => ({ meta: { description: words } }),
  'share card': (words) => ({ extra: { pageID: '1', share: { title: words, desc: '课程' } } }),
}

/** What sells, so that a page with it needs its footer. */
const SALES: Readonly<Record<string, JsonValue>> = {
  payment: pay(),
  'lead form': form(),
  'broker form': block('wBrokerRegister'),
  'address form': block('addressPicker'),
  'account code': block('qrcode', { type: 'open', state_code: 's1' }),
  'pay action': button({ type: 4, mark: 'dbzs' }),
  'order action': button({ type: 8, api: '/oabase/api/shop/v1/order', pageParam: 'sku_id=3' }),
  'account action': button({ type: 9 }),
  'repo action': button({ type: 12 }),
  'order page': button({ type: 1, pageName: 'orderPay', pageParam: 'pid=1' }),
}

/** Footers that do not count. */
const FOOTERS: Readonly<Record<string, JsonValue[]>> = {
  none: [],
  'without the risk': [footer({ fxts: false })],
  'without the company': [footer({ show: false })],
  'in a popup': [open('p'), popup('p', [footer()])],
  'behind a tab': [tabs({}, footer())],
  hidden: [footer({ style: { display: 'none' } })],
  tiny: [footer({ style: { fontSize: 2 } })],
  'off the screen': [footer({ position: { type: 'fixed', top: -2000 } })],
  'for members': [footer({ show_if: { login: true } })],
  'white on white': [footer({ style: { color: '#fff', backgroundColor: '#fefefe' } })],
}

/** Pages that must never be published, each with one thing wrong. */
export function plantedPages(): PlantedPage[] {
  return [...wordPages(), ...splitPages(), ...footerPages(), ...companyPages(), ...otherPages()]
}

function wordPages(): PlantedPage[] {
  const pages: PlantedPage[] = []
  for (const [number, word] of WORDS.entries()) {
    for (const [disguise, write] of Object.entries(DISGUISES)) {
      for (const [place, blocksOf] of Object.entries(PLACES)) {
        // Every word in every disguise somewhere, every disguise in every place, but not every combination.
        if ((Object.keys(PLACES).indexOf(place) + number) % 7 !== 0) continue
        pages.push(planted(`${word}, ${disguise}, ${place}`, blocksOf(write(word)), ['listed-words']))
      }
    }
    for (const [place, headOf] of Object.entries(HEADS)) {
      const document = documentOf({ blocks: [text('课程'), footer()], head: headOf(word) })
      pages.push({ what: `${word}, ${place}`, document, site: SITE, rules: ['listed-words'] })
    }
  }
  return pages
}

function splitPages(): PlantedPage[] {
  return WORDS.flatMap((word) => {
    const half = Math.ceil(word.length / 2)
    const [first, second] = [word.slice(0, half), word.slice(half)]
    const rules = ['listed-words-split', 'listed-words']
    return [
      planted(`${word} in two texts`, [text(`让您${first}`), text(`${second}就在这里`)], rules),
      planted(
        `${word} letter by letter`,
        Array.from(word, (letter) => text(letter)),
        rules,
      ),
      planted(`${word} in two buttons`, [back({ text: first }), back({ text: second })], rules),
      planted(`${word} in two slides`, [swiper([slide({ alt: first }), slide({ alt: second })])], rules),
      planted(`${word} beside a container`, [text(first), block('container', {}, [text(second)])], rules),
    ]
  })
}

function footerPages(): PlantedPage[] {
  return Object.entries(SALES).flatMap(([sale, it]) =>
    Object.entries(FOOTERS).map(([which, footers]) => ({
      what: `${sale}, footer ${which}`,
      document: documentOf({ blocks: [it, ...footers] }),
      site: SITE,
      rules: ['risk-footer-missing'],
    })),
  )
}

function companyPages(): PlantedPage[] {
  const names = Object.keys(SITE).filter((name) => name !== 'filing_no')
  const pages = names.map((name) =>
    planted(`no ${name}`, [pay()], ['company-unknown', 'adviser-unknown'], { [name]: '' }),
  )
  const talk = planted('a talk without a filing', [text('周六下午')], ['filing-unknown'], { filing_no: ' ' })
  const tour = planted('a tour without a filing', [block('wTour', { tour_id: '2025' })], ['filing-unknown'], {
    filing_no: '',
  })
  return [...pages, tour, { ...talk, document: { ...talk.document, title: '投资者讲座' } }]
}

function otherPages(): PlantedPage[] {
  return [
    planted(
      'advice unsigned',
      [text('建议买入，目标价二十元'), footer({ show3: false })],
      ['advice-without-adviser'],
    ),
    planted('made-up purchase', [ticker('李** 刚刚购买了课程')], ['ticker-claim']),
    planted('made-up profit', [ticker('李** 本周盈利三千元')], ['ticker-claim']),
    planted('private account', [text('请转账到个人账户')], ['private-deal']),
    planted('profit sharing', [text('盈利后利润分成')], ['private-deal']),
    planted('identity number', [text('证件 11010519491231002X')], ['id-number-in-clear']),
    planted('visitor number', [ticker('13800138000 领取了资料')], ['handset-in-clear']),
    planted('link to elsewhere', [button({ type: 7, atext: 'https://evil.com/' })], ['link-host']),
    planted('link with a token', [button({ type: 7, atext: '/h5-page/h5/a?token=abc' })], ['link-secret']),
    planted('consent to nothing', [form({ consent: '我同意' })], ['consent-without-policy']),
    planted('payment for nothing', [button({ type: 4 })], ['pay-product-missing']),
    planted('popup that is not there', [open('none')], ['popup-target-missing']),
    planted(
      'picture to tap without words',
      [picture({ alt: '', action: { type: 14 } })],
      ['image-alt-missing'],
    ),
  ]
}

function planted(
  what: string,
  blocks: JsonValue[],
  rules: string[],
  site: Partial<typeof SITE> = {},
): PlantedPage {
  const hasFooter = blocks.some((it) => (it as JsonRecord).name === 'footer')
  const document = documentOf({ blocks: hasFooter ? blocks : [...blocks, footer()] })
  return { what, document, site: { ...SITE, ...site }, rules }
}
