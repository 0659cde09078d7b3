import { expect, test } from 'vitest'
import type { Answer } from '../../state/calls'
import { type Answers, click, createTestStudio, press, type } from '../../testing'
import type { SignedRow } from './signed-address'

const NUMBER = 'HT20261125000001'

const row: SignedRow = {
  contract_no: NUMBER,
  uid: 7,
  handset: '139****0001',
  shop_product_id: 1191,
  product_name: '大盘指数研究课程',
  contract_id: 'advice',
  title: '证券投资顾问服务协议',
  version: 1,
  signed_at: '2026-11-25T02:02:03Z',
  withdraw_until: '2026-12-02',
  withdrawn_at: null,
  sealed_at: '2026-11-25T02:02:05Z',
}

const detail: Answer<'signedDetail'> = {
  contract: row,
  parts: [{ kind: 'paragraph', text: '甲方：张**' }],
  agreed: ['我已阅读并同意'],
  ip: '203.0.113.7',
  ua: 'Mozilla/5.0',
  page_code: 'course',
  page_version: 3,
  text_hash: 'a'.repeat(64),
  sha256: 'b'.repeat(64),
  bytes: 40_000,
  missing: '',
}

const openSigned = (answers: Answers = {}, at = '/signed-contracts', roles = ['compliance'] as const) =>
  createTestStudio({
    at,
    roles,
    answers: { signedList: { list: [row], next: null }, signedDetail: detail, ...answers },
  })

test('signed contracts stand in lines, and one opens with what proves it', async () => {
  await using studio = await openSigned()
  await studio.sees(NUMBER, '139****0001', '有效', '大盘指数研究课程')
  click(await studio.find('button', NUMBER))
  await studio.sees('甲方：张**', '203.0.113.7', 'course 第 3 版', 'a'.repeat(64), '2026-12-02')
  expect(studio.address()).toBe(`/signed-contracts?signed=${NUMBER}`)
})

test.each([
  [{ result: 'right', changed: [], sha256: 'b'.repeat(64) }, '哈希一致'],
  [{ result: 'changed', changed: ['file'], sha256: 'c'.repeat(64) }, '与签署时不同：PDF 文件'],
  [{ result: 'unknown-key', changed: [], sha256: 'b'.repeat(64) }, '没有签章用的密钥'],
] as const)('verifying says what came of it: %j', async (report, said) => {
  const signedVerify = { ...report, changed: [...report.changed] }
  await using studio = await openSigned({ signedVerify }, `/signed-contracts?signed=${NUMBER}`)
  click(await studio.find('button', '核对'))
  await studio.sees(said)
  expect(studio.asked('signedVerify')).toEqual([{ contract_no: NUMBER }])
})

test('the copy is saved under its number', async () => {
  await using studio = await openSigned(
    { signedFile: { name: `${NUMBER}.pdf`, text: '%PDF-' } },
    `/signed-contracts?signed=${NUMBER}`,
  )
  click(await studio.find('button', '打开 PDF'))
  await studio.until(() => studio.asked('signedFile').length > 0)
  expect(studio.asked('signedFile')).toEqual([{ contract_no: NUMBER }])
})

test('a phone finds its visitor by a call of its own and stands in no address', async () => {
  await using studio = await openSigned({ signedFind: { uid: 7, contracts: 1 } })
  const field = await studio.find('field', '合同编号、手机号')
  await type(field, '13900010001')
  await studio.sees('查找会记入审计')
  await press(field, 'Enter')
  await studio.sees('只显示客户 7 的签署记录')
  expect(studio.address()).toBe('/signed-contracts?uid=7')
  expect(studio.asked('signedFind')).toEqual([{ handset: '13900010001' }])
})

test('a number is looked for by the address, also where it looks like a phone inside', async () => {
  await using studio = await openSigned()
  const field = await studio.find('field', '合同编号、手机号')
  await type(field, 'ht20261125000001')
  await press(field, 'Enter')
  await studio.until(() => studio.address() === `/signed-contracts?contract_no=${NUMBER}`)
  await studio.until(() => studio.asked('signedList').length > 1)
  expect(studio.asked('signedList').at(-1)).toEqual({ contract_no: NUMBER, limit: 50 })
})
