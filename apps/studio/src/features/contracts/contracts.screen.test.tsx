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
import type { ContractDetail, ContractRow } from './contract-rows'

const row: ContractRow = {
  contract_id: 'advice',
  title: '证券投资顾问服务协议',
  live_version: 1,
  has_draft: true,
  products: [{ shop_product_id: 1191, name: '大盘指数研究课程' }],
  signed: 3,
  updated_at: '2026-11-20T02:02:03Z',
}

const live: ContractDetail['versions'][number] = {
  version: 1,
  state: 'live',
  title: '证券投资顾问服务协议',
  body: '甲方：{{客户姓名}}',
  withdrawal: '可以在 {{撤回截止日}} 前撤回。',
  revision: 2,
  updated_at: '2026-11-20T02:02:03Z',
  published_at: '2026-11-20T02:02:03Z',
  published_by: '王芳',
  signed: 3,
}
const draft = {
  ...live,
  version: 2,
  state: 'draft' as const,
  revision: 5,
  published_at: null,
  published_by: '',
  signed: 0,
}

const detail = (versions = [draft, live]): ContractDetail => ({
  contract_id: 'advice',
  title: row.title,
  products: row.products,
  versions,
})

const openContracts = (answers: Answers = {}, at = '/contracts', roles = ['compliance'] as const) =>
  createTestStudio({
    at,
    roles,
    answers: { contractList: { list: [row], next: null }, contractRead: detail(), ...answers },
  })

const dialogWith = (studio: TestStudio, text: string) =>
  studio.until(() => allOf('dialog').find((one) => textOf(one).includes(text)))

test('contracts stand in lines with what is signed now and for which products', async () => {
  await using studio = await openContracts()
  await studio.sees('证券投资顾问服务协议', '第 1 版', '有草稿', '大盘指数研究课程')
  click(await studio.find('button', '证券投资顾问服务协议'))
  await studio.sees('生效中', '由 王芳 发布', '签署 3 次', '草稿')
  expect(studio.address()).toBe('/contracts?contract=advice')
})

test('a draft is published once its member has read what that means', async () => {
  await using studio = await openContracts({ contractPublish: { version: 2 } }, '/contracts?contract=advice')
  click(await studio.find('button', '发布'))
  const dialog = await dialogWith(studio, '发布第 2 版？')
  expect(textOf(dialog)).toContain('重新签署')
  expect(studio.asked('contractPublish')).toEqual([])
  click(await studio.find('button', '确认发布', dialog))
  await studio.sees('已发布')
  expect(studio.asked('contractPublish')).toEqual([{ contract_id: 'advice', base_revision: 5 }])
})

test('the next version begins with the words of the newest, and nothing is published by saving', async () => {
  await using studio = await openContracts(
    { contractRead: detail([live]), contractSave: { version: 2, revision: 1 } },
    '/contracts?contract=advice',
  )
  click(await studio.find('button', '起草新版本'))
  const dialog = await dialogWith(studio, '正文')
  await type(await studio.find('field', '合同标题', dialog), '新的标题')
  click(await studio.find('button', '保存草稿', dialog))
  await studio.sees('草稿已保存')
  expect(studio.asked('contractSave')).toEqual([
    {
      contract_id: 'advice',
      base_revision: null,
      title: '新的标题',
      body: live.body,
      withdrawal: live.withdrawal,
    },
  ])
})

test('a preview says what a visitor reads, and which characters no copy can show', async () => {
  await using studio = await openContracts(
    {
      contractPreview: {
        parts: [
          { kind: 'heading', text: '一、服务内容' },
          { kind: 'item', text: '每日解读' },
        ],
        missing: '龘',
      },
    },
    '/contracts?contract=advice',
  )
  click(await studio.find('button', '查看第 2 版'))
  await studio.sees('一、服务内容', '每日解读', '字体里没有这些字：龘')
})

test('a field that nobody knows is said in the form, which stays', async () => {
  await using studio = await openContracts({ contractCreate: refusal('unknownField') })
  click(await studio.find('button', '新建合同'))
  const dialog = await dialogWith(studio, '合同代码')
  await type(await studio.find('field', '合同代码', dialog), 'other')
  await type(await studio.find('field', '合同标题', dialog), '协议')
  await type(await studio.find('field', '正文', dialog), '{{姓名}}')
  await type(await studio.find('field', '撤回说明', dialog), '可以撤回')
  click(await studio.find('button', '保存草稿', dialog))
  await studio.sees('合同中有不认识的填写项')
})

test('who may only look sees no buttons to write', async () => {
  await using studio = await createTestStudio({
    at: '/contracts?contract=advice',
    roles: ['operator'],
    answers: { contractList: { list: [row], next: null }, contractRead: detail() },
  })
  await studio.sees('生效中')
  expect(
    allOf('button')
      .map(textOf)
      .filter((text) => /新建|编辑|发布|起草/.test(text)),
  ).toEqual([])
})
