import type { Role } from '@yingzao/contract/studio'
import { expect, test } from 'vitest'
import { type Answers, allOf, choose, click, createTestStudio, refusal, type } from '../../testing'
import { columns, source } from './samples'

const openSources = (answers: Answers = {}, at = '/feed-sources', roles: Role[] = ['operator']) =>
  createTestStudio({
    at,
    roles,
    answers: { feedSourceList: { list: [source()] }, feedColumnList: columns(), ...answers },
  })

test('sources say when they brought something, what went wrong, when they are due and whether they are late', async () => {
  await using studio = await openSources({
    feedSourceList: {
      list: [
        source(),
        source({
          source_id: 'off',
          title: '旧来源',
          is_on: false,
          is_late: false,
          next_at: null,
          problem: '',
        }),
        source({
          source_id: 'new',
          title: '新来源',
          is_late: false,
          problem: '',
          tried_at: null,
          succeeded_at: null,
        }),
      ],
    },
  })
  await studio.sees('交易日 17:30', '已到时间，还没有取到', '2026-11-26 17:31', '2026-11-30 17:30')
  await studio.sees('没有取到数据：对方答复 HTTP 500。', '已停用', '还没有获取过', '没有成功过')
  await click(await studio.find('button', '交易所'))
  await studio.until(() => studio.address() === '/feed-sources?source=exchange')
  await studio.sees(
    'https://data.example.com/lhb.csv',
    '净买入额 ← 净额（万元）',
    '行业 ← 不使用',
    '每 10 分钟重试一次',
  )
})

test('a new source needs an address and a time that are some, and says which column is which', async () => {
  await using studio = await openSources({ feedSourceCreate: { revision: 1 } })
  await click(await studio.find('button', '新建来源'))
  await type(await studio.find('field', '编号'), 'fund-daily')
  await choose(await studio.find('combobox', '栏目'), 'ETF')
  await type(await studio.find('field', /^获取时间/), '25:00')
  await type(await studio.find('field', '来源名称'), '某数据商')
  await type(await studio.find('field', '地址'), 'http://data.example.com/etf.csv')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('请填写 00:00 到 23:59 的时间', '请填写以 https:// 开头的地址')
  expect(studio.asked('feedSourceCreate')).toEqual([])
  await type(await studio.find('field', /^获取时间/), '18:05')
  await type(await studio.find('field', '地址'), 'https://data.example.com/etf.csv')
  await click(await studio.find('button', '添加一列'))
  await choose(await studio.find('combobox', '栏目的列'), '规模')
  await type(await studio.find('field', '来源的列名'), '资产规模')
  await choose(await studio.find('combobox', '单位'), '亿元')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('已保存')
  expect(studio.asked('feedSourceCreate')).toEqual([
    {
      source_id: 'fund-daily',
      kind: 'etf',
      title: '某数据商',
      url: 'https://data.example.com/etf.csv',
      fetch_at: '18:05',
      mapping: { scale: { column: '资产规模', unit: '亿元' } },
      is_on: true,
    },
  ])
})

test('a colleague’s change is not overwritten, and what is left out on purpose stays so', async () => {
  await using studio = await openSources(
    { feedSourceChange: refusal('conflict') },
    '/feed-sources?source=exchange',
  )
  await click(await studio.find('button', /^修\s*改$/))
  await type(await studio.find('field', '来源名称'), '交易所网站')
  await click(await studio.find('button', /^保\s*存$/))
  await studio.sees('这个来源刚被同事修改过')
  expect(studio.asked('feedSourceChange')).toMatchObject([
    {
      source_id: 'exchange',
      base_revision: 3,
      title: '交易所网站',
      mapping: { net_buy: { column: '净额', unit: '万元' }, sector: null },
    },
  ])
})

test('a source that is tried says in words why nothing came, and where it is once something did', async () => {
  await using studio = await openSources(
    { feedSourceTryNow: { problem: '没有取到数据：对方答复 HTTP 404。', batch_id: null, is_new: false } },
    '/feed-sources?source=exchange',
  )
  await click(await studio.find('button', '立即试读'))
  await click(await studio.find('button', '开始试读'))
  await studio.sees('没有取到可用的数据', '对方答复 HTTP 404。')
  studio.answer({
    feedSourceTryNow: { problem: '', batch_id: 9, is_new: true },
    feedBatchList: { list: [], next: null },
    feedBatchDetail: refusal('notFound'),
  })
  await click(await studio.find('button', '再试一次'))
  await studio.sees('已取到，等待审核', '保存为批次 9。')
  expect(studio.asked('feedSourceTryNow')[0]).toMatchObject({ source_id: 'exchange' })
  await click(await studio.find('button', '查看批次'))
  await studio.until(() => studio.address() === '/feeds?batch=9')
})

test('who may only read has nothing to make, change or try', async () => {
  await using studio = await openSources({}, '/feed-sources?source=exchange', ['auditor'])
  await studio.sees('https://data.example.com/lhb.csv')
  expect(allOf('button', /新建来源|修\s*改|立即试读/)).toEqual([])
})
