import type { JsonRecord } from '@yingzao/schema/client'
import {
  back,
  block,
  button,
  type Case,
  figures,
  footer,
  form,
  pay,
  person,
  popup,
  priceCard,
  prices,
  SITE,
  sold,
  text,
  ticker,
} from './sample'

const head = (title: string) => ({ title })
const site = (more: Partial<typeof SITE> = {}) => ({ site: { ...SITE, ...more } })

/** A form with fields of its own. */
const survey = (...fields: JsonRecord[]) => block('survey', { fields })
const ask = (id: string, more: JsonRecord = {}) => ({ id, label: `题目 ${id}`, type: 'text', ...more })
const shownBy = (field: string, is = 'answered', value = '') => ({
  match: 'all',
  tests: [{ field, is, value }],
})

/** Nothing in it says that it is an example. */
const REAL = { ...SITE, company: '某某投资顾问有限公司', license_no: 'Z12345678', adviser: '张三' }

/** A page with a text, for a real company that lists these advisers besides the one it prints. */
const said = (html: string, advisers: { name: string; number: string }[] = []) => ({
  blocks: [text(html)],
  facts: { site: REAL, advisers },
})
const WANG = { name: '王五', number: 'S0000000000003' }

const LESSONS = { value: '24', unit: '节', text: '直播课' }

/** A page that sells a product of the company. */
const sells = (blocks: JsonRecord[], more: Parameters<typeof sold>[0] = {}) => ({
  blocks: [...blocks, footer()],
  facts: { products: [sold(more)] },
})

/** A page where compliance lists a word of its own. */
const listing = (blocks: JsonRecord[]) => ({
  blocks,
  facts: { words: [{ word: '翻倍神器', severity: 'error' as const, why: '夸大收益', instead: '' }] },
})

/** What the law and the platforms ask. */
export const complianceCases: Case[] = [
  [
    'adviser-number-wrong',
    said('投资顾问：张三（登记编号 A0000000000002）'),
    said('投资顾问：张三（登记编号 A0000000000001）'),
  ],
  [
    'adviser-number-unknown',
    said('投资顾问：李四，编号 S0000000000004', [WANG]),
    said('投资顾问：王五，编号 S0000000000003', [WANG]),
  ],
  [
    'adviser-name-wrong',
    said('投资顾问：张叁，登记编号 A0000000000001'),
    said('投资顾问：张三，登记编号 A0000000000001'),
  ],
  ['company-name-wrong', said('某某投资顾间有限公司与您同行'), said('某某投资顾问有限公司与您同行')],
  ['licence-number-wrong', said('许可证号 Z12345679'), said('许可证号 Z12345678')],
  ['product-unknown', sells([pay({ mark: 'dbsz' })]), sells([pay()])],
  ['product-off-sale', sells([pay()], { sale: 'ended' }), sells([pay()])],
  ['price-differs', sells([pay({ price: '2980' })]), sells([pay({ price: '1,980.00' })])],
  [
    'sale-page-unknown',
    sells([block('noticeTicker', { page_id: '2' })]),
    sells([block('noticeTicker', { page_id: '1' })]),
  ],
  ['risk-footer-missing', [form()], [form(), footer()]],
  ['advice-without-notice', [text('建议买入并持有')], [text('建议买入并持有'), footer()]],
  [
    'advice-without-adviser',
    [text('目标价二十元'), footer({ show3: false })],
    [text('目标价二十元'), footer()],
  ],
  ['adviser-paragraph-missing', [pay(), footer({ show3: false })], [pay(), footer()]],
  [
    'course-notice-missing',
    { blocks: [form(), footer({ show4: false })], head: head('基金训练营') },
    { blocks: [form(), footer()], head: head('基金训练营') },
  ],
  [
    'account-notice-missing',
    [button({ type: 9 }), footer({ show5: false })],
    [button({ type: 9 }), footer()],
  ],
  ['listed-words', [text('这只股票必涨')], [text('我们不承诺收益')]],
  ['listed-words-split', [text('稳'), text('赚')], [text('稳健'), text('赚取知识')]],
  ['own-words', listing([text('翻倍神器，七天入门')]), listing([text('七天入门，警惕翻倍神器')])],
  ['own-words-split', listing([text('翻倍'), text('神器')]), listing([text('翻倍练习'), text('神器')])],
  ['superlative', [text('全国第一的讲师')], [text('有十年经验的讲师')]],
  ['urgency', [text('仅剩三个席位，手慢无')], [text('报名到十二月一日')]],
  ['solicitation', [text('加群领股票代码')], [text('加群看课程安排')]],
  ['private-deal', [text('请转账到个人账户')], [text('费用统一由公司账户收取，请勿转账到个人账户')]],
  ['rewarded-share', [text('分享到朋友圈领礼包')], [text('欢迎分享给朋友')]],
  ['ticker-claim', [ticker('王** 刚刚购买了课程')], [ticker('王** 刚刚预约了直播')]],
  ['figure-without-caution', [text('近一年收益 35%')], [text('近一年收益 35%，过往业绩不代表未来表现')]],
  ['figure-undated', [text('收益 35%，不代表未来')], [text('2025 年收益 35%，不代表未来')]],
  ['figure-unproved', [figures([LESSONS], { source: '' })], [figures([LESSONS])]],
  ['stock-named', [text('重点看股票 600519')], [text('重点看白酒行业')]],
  ['prize-too-large', [text('一等奖：奖金 10 万元')], [text('一等奖：奖金 5000 元')]],
  ['adviser-number', [person()], [person({ adviser_no: 'A0000000000001' })]],
  [
    'company-unknown',
    { blocks: [footer()], facts: site({ license_no: ' ' }) },
    { blocks: [footer()], facts: site() },
  ],
  [
    'adviser-unknown',
    { blocks: [footer()], facts: site({ adviser_no: '' }) },
    { blocks: [footer()], facts: site() },
  ],
  [
    'filing-unknown',
    { blocks: [footer()], head: head('广州巡讲'), facts: site({ filing_no: '' }) },
    { blocks: [footer()], head: head('广州巡讲'), facts: site() },
  ],
  [
    'company-sample',
    { blocks: [footer()], facts: { ...site(), env: 'production' } },
    { blocks: [footer()], facts: { site: REAL, env: 'production' } },
  ],
  [
    'price-not-lower',
    [pay({ price: '98', origin_price: '98' })],
    [pay({ price: '98', origin_price: '198' })],
  ],
  [
    'sample-content',
    [person({ quote: '以前看到费率表就直接跳过，现在知道先看哪几行数字！' })],
    [person({ quote: '以前看到费率表就直接跳过，现在会逐行看。' })],
  ],
  ['sample-name', [person({ name: '林晓舟' })], [person({ name: '林晓舟老师' })]],
  ['price-without-terms', [prices(priceCard({ terms: '' }))], [prices(priceCard())]],
  ['contract-unreadable', [pay({ contract_url: '' })], [pay()]],
  ['price-unreadable', [pay({ price: '面议' })], [pay({ price: '1980.00' })]],
  ['consent-without-policy', [form({ consent: '我同意' })], [form()]],
  [
    'marketing-bundled',
    [form({ consent: '同意《隐私政策》并接收营销电话' })],
    [form({ marketing: '同意接收营销电话' })],
  ],
  ['consent-implied', [text('提交即视为同意服务协议')], [text('提交前请阅读服务协议')]],
  ['form-repeated', [form(), form()], [form(), form({ version_id: 277 })]],
  ['survey-key-repeated', [survey(ask('a'), ask('a'))], [survey(ask('a'), ask('b'))]],
  [
    'survey-condition-dead',
    [survey(ask('a', { showIf: shownBy('b') }), ask('b'))],
    [survey(ask('b'), ask('a', { showIf: shownBy('b') }))],
  ],
  [
    'survey-end-without-condition',
    [block('survey', { fields: [ask('a')], ends: [{ id: 'e', title: '结束' }] })],
    [block('survey', { fields: [ask('a')], ends: [{ id: 'e', title: '结束', showIf: shownBy('a') }] })],
  ],
  [
    'survey-too-long',
    [survey(...Array.from({ length: 13 }, (_, index) => ask(`f${index}`)))],
    [survey(...Array.from({ length: 12 }, (_, index) => ask(`f${index}`)))],
  ],
  [
    'survey-once-unknown',
    [block('survey', { fields: [ask('a')], once: true })],
    [block('survey', { fields: [ask('a', { type: 'phone' })], once: true })],
  ],
  ['consent-alone', [block('consent')], [form()]],
  ['service-phone', [form({ after: { phone: '4000-12' } })], [form({ after: { phone: '400-000-0000' } })]],
  ['handset-in-clear', [text('请致电 138 0013 8000')], [text('请致电 138****8000')]],
  ['id-number-in-clear', [text('证件号 11010519491231002X')], [text('证件号 1101**********002X')]],
  ['page-empty', [block('empty')], [text('课程安排')]],
  ['footer-not-last', [footer(), text('课程安排')], [text('课程安排'), footer(), popup('p', [back()])]],
  ['footer-twice', [footer(), footer()], [footer()]],
  ['footer-empty', [block('footer')], [footer()]],
]
