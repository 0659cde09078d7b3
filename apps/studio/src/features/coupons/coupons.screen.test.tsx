import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  click,
  createTestStudio,
  refusal,
  type TestStudio,
  textOf,
  type,
} from '../../testing'
import type { BatchRow, HolderRow } from './coupon-rows'

const batch: BatchRow = {
  coupon_id: 'spring',
  title: '满 500 减 50',
  kind: 'amount',
  amount: 5_000,
  rate: null,
  ceiling: null,
  threshold: 50_000,
  products: [1191],
  receive_from: null,
  receive_to: null,
  use_from: null,
  use_to: null,
  use_days: 30,
  total: 100,
  per_user: 1,
  rule_id: null,
  is_open: true,
  state: 'on',
  stock: 73,
  taken: 17,
  unused: 9,
  locked: 3,
  used: 4,
  expired: 1,
  codes: 10,
  codes_redeemed: 6,
  is_fixed: true,
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

const fresh: BatchRow = { ...batch, coupon_id: 'fresh', title: '新券', is_fixed: false, stock: 100, codes: 0 }

const holder: HolderRow = {
  user_coupon_id: 7,
  uid: 42,
  handset: '139****0001',
  seq: 1,
  state: 'locked',
  is_of_code: true,
  page_code: null,
  received_at: '2026-11-20T02:02:03Z',
  expire_at: '2026-12-20T02:02:03Z',
  used_at: null,
}

const detail = (one = batch) => ({ batch: one, product_names: ['大盘指数研究'], rule_name: null })

const openCoupons = (
  answers: Answers = {},
  at = '/coupons',
  roles: ['operator' | 'finance'] = ['operator'],
) =>
  createTestStudio({
    at,
    roles,
    answers: {
      couponBatchList: { list: [batch], next: null },
      couponBatchDetail: detail(),
      couponHolders: { list: [holder], next: null },
      ruleNames: { list: [{ rule_id: 'everybody', name: '所有人' }] },
      productList: { list: [], next: null },
      ...answers,
    },
  })

const dialogWith = (studio: TestStudio, text: string) =>
  studio.until(() => allOf('dialog').find((one) => textOf(one).includes(text)))

test('the batches stand in lines with stock and use, and are narrowed by the address', async () => {
  await using studio = await openCoupons({}, '/coupons?state=on')
  await studio.sees('满 500 减 50', 'spring', '可领取', '满 ¥500.00 减 ¥50.00', '73 / 100', '17')
  expect(studio.asked('couponBatchList')).toEqual([{ state: 'on', limit: 50 }])
})

test.each([
  ['/coupons', /还没有优惠券/],
  ['/coupons?q=x', '没有符合条件的优惠券'],
])('at %s, where there is nothing, that is said', async (at, said) => {
  await using studio = await openCoupons({ couponBatchList: { list: [], next: null } }, at)
  await studio.sees(said)
})

test('a batch says its terms, what became of it, its codes and who has one', async () => {
  await using studio = await openCoupons({}, '/coupons?coupon=spring')
  await studio.sees('大盘指数研究', '领取后 30 天内', '每人限领', '已制作 10 个，其中 6 个已兑换。')
  await studio.sees('139****0001', '锁定中', '纸质券码')
})

test('a batch is made, and opened', async () => {
  await using studio = await openCoupons({ couponBatchCreate: { coupon_id: 'spring' } })
  await click(await studio.find('button', '新建优惠券'))
  const dialog = await dialogWith(studio, '新建优惠券')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('请填写', /请填写金额/, '只能用字母、数字、_ 和 -，最多 64 个')
  await type(await studio.find('field', '券编号', dialog), 'spring')
  await type(await studio.find('field', '名称', dialog), '八折券')
  await click(await studio.find('radio', '按比例减', dialog))
  await type(await studio.find('field', '减百分之几', dialog), '20')
  await type(await studio.find('field', '最多减（元）', dialog), '300')
  await type(await studio.find('field', '发行总量', dialog), '100')
  await click(await studio.find('button', '保存', dialog))
  await studio.until(() => studio.address() === '/coupons?coupon=spring')
  expect(studio.asked('couponBatchCreate')).toEqual([
    {
      coupon_id: 'spring',
      title: '八折券',
      kind: 'rate',
      amount: null,
      rate: 20,
      ceiling: 30_000,
      threshold: 0,
      products: [],
      receive_from: null,
      receive_to: null,
      use_from: null,
      use_to: null,
      use_days: 30,
      total: 100,
      per_user: 1,
      rule_id: null,
      is_open: true,
    },
  ])
})

test('of a batch that is out, terms can only be read; its total can be changed, not below what is out', async () => {
  await using studio = await openCoupons({ couponBatchChange: { revision: 5 } }, '/coupons?coupon=spring')
  await click(await studio.find('button', '修改'))
  const dialog = await dialogWith(studio, '修改优惠券')
  await studio.sees(/已有券发出/)
  for (const name of ['名称', '减多少（元）', '满多少可用（元）', '领取后几天内可用'])
    expect((await studio.find('field', name, dialog)).hasAttribute('disabled')).toBe(true)
  const total = await studio.find('field', '发行总量', dialog)
  await type(total, '26')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees(/请填写 27 到/)
  await type(total, '200')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees('已保存')
  expect(studio.asked('couponBatchChange')).toMatchObject([
    { coupon_id: 'spring', base_revision: 4, total: 200, amount: 5_000, products: [1191], use_days: 30 },
  ])
})

test('what a colleague has changed meanwhile is not overwritten', async () => {
  await using studio = await openCoupons(
    { couponBatchDetail: detail(fresh), couponBatchChange: refusal('conflict') },
    '/coupons?coupon=fresh',
  )
  await click(await studio.find('button', '修改'))
  const dialog = await dialogWith(studio, '修改优惠券')
  await type(await studio.find('field', '名称', dialog), '别的名称')
  await click(await studio.find('button', '保存', dialog))
  await studio.sees(/刚刚被其他同事修改过/)
})

test('a batch is closed with one press', async () => {
  await using studio = await openCoupons({ couponBatchChange: { revision: 5 } }, '/coupons?coupon=spring')
  await click(await studio.find('button', '关闭领取'))
  await studio.sees('已关闭领取，领到的人仍可使用')
  expect(studio.asked('couponBatchChange')).toMatchObject([
    { coupon_id: 'spring', is_open: false, total: 100, base_revision: 4 },
  ])
})

test('codes are made for a reason, saved, and not more than are left', async () => {
  await using studio = await openCoupons(
    { couponCodesMake: { name: '券码.xlsx', text: '序号' } },
    '/coupons?coupon=spring',
  )
  await click(await studio.find('button', '制作券码'))
  const dialog = await dialogWith(studio, '制作纸质券码')
  await studio.sees(/券码只在这一次下载的文件里/)
  const count = await studio.find('field', '数量', dialog)
  await type(count, '74')
  await type(await studio.find('field', '用途', dialog), '线下沙龙')
  await click(await studio.find('button', '制作并下载', dialog))
  await studio.sees('请填写 1 到 73 的整数')
  await type(count, '20')
  await click(await studio.find('button', '制作并下载', dialog))
  await studio.until(() => studio.asked('couponCodesMake').length > 0)
  expect(studio.asked('couponCodesMake')).toEqual([
    { coupon_id: 'spring', count: 20, format: 'xlsx', reason: '线下沙龙' },
  ])
  await studio.until(() => studio.around.saved.length > 0)
})

test('who may only look sees no buttons to change anything', async () => {
  await using studio = await openCoupons({}, '/coupons?coupon=spring', ['finance'])
  await studio.sees('领取记录')
  expect(
    allOf('button')
      .map(textOf)
      .filter((text) => /修改|新建|制作|关闭领取/.test(text)),
  ).toEqual([])
})
