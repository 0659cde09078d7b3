import type { Role } from '@yingzao/contract/studio'
import { describe, expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  refusal,
  type TestStudio,
  textOf,
  type,
} from '../../testing'
import { batch, column, columns, detail, lhbRow } from './samples'

const openFeeds = (answers: Answers = {}, at = '/feeds', roles: Role[] = ['operator']) =>
  createTestStudio({
    at,
    roles,
    answers: {
      feedColumnList: columns(),
      feedBatchList: { list: [batch()], next: null },
      feedBatchDetail: detail(),
      productList: { list: [], next: null },
      ruleNames: { list: [{ rule_id: 'in-force', name: '服务期内' }] },
      ...answers,
    },
  })

const APPROVED = batch({ state: 'approved', decider: '周正', decided_at: '2026-11-27T11:00:00Z' })
const dialogWith = (studio: TestStudio, title: string) =>
  studio.until(() => allOf('dialog').find((one) => textOf(one).includes(title)))

describe('the columns', () => {
  test('say what is out and of whom, what waits, what is old, missing and made up', async () => {
    await using studio = await openFeeds()
    await studio.sees(
      '2026-11-27 · 1,240 行',
      '交易所',
      '2 批',
      '2026-11-27 18:00',
      '前 3 行公开，购买商品后看全部',
    )
    await studio.sees('没有 2026-11-27 的数据', '模拟数据', '还没有数据', '没有写明方法和局限，访客看不到')
    expect(textOf().match(/已更新/g)).toHaveLength(1)
    await click(await studio.find('button', '2 批'))
    await studio.until(() => studio.address() === '/feeds?kind=lhb&state=waiting')
    await studio.until(() => studio.asked('feedBatchList').length === 2)
    expect(studio.asked('feedBatchList').at(-1)).toEqual({ kind: 'lhb', state: 'waiting', limit: 30 })
  })

  test('are set up with a lock by rules that are chosen by name, and a colleague’s change stays', async () => {
    await using studio = await openFeeds({ feedColumnChange: refusal('conflict') })
    await click(await studio.find('button', '设置 龙虎榜'))
    const dialog = await dialogWith(studio, '龙虎榜栏目设置')
    await choose(await studio.find('combobox', '其余行', dialog), '符合人群规则可看')
    await click(await studio.find('button', /^保\s*存$/, dialog))
    await studio.sees('请选择至少一个')
    expect(studio.asked('feedColumnChange')).toEqual([])
    await choose(await studio.find('combobox', '人群规则', dialog), '服务期内')
    await type(await studio.find('field', '公开的行数', dialog), '5')
    await click(await studio.find('button', /^保\s*存$/, dialog))
    await studio.sees('这个栏目刚被同事修改过')
    expect(studio.asked('feedColumnChange')).toEqual([
      {
        kind: 'lhb',
        base_revision: 4,
        title: '龙虎榜',
        method: '按交易所公布的信息整理',
        limits: '不代表值得买入',
        free_rows: 5,
        lock_kind: 'rule',
        lock_ids: ['in-force'],
        lock_url: '/h5-page/h5/etf-course',
      },
    ])
    await click(await studio.find('button', /^取\s*消$/, dialog))
    await studio.sees('放弃修改？')
  })

  test('that are open to everybody keep neither lock nor address', async () => {
    await using studio = await openFeeds({ feedColumnChange: { revision: 5 } })
    await click(await studio.find('button', '设置 龙虎榜'))
    const dialog = await dialogWith(studio, '龙虎榜栏目设置')
    await choose(await studio.find('combobox', '其余行', dialog), '公开')
    await click(await studio.find('button', /^保\s*存$/, dialog))
    await studio.sees('已保存')
    expect(studio.asked('feedColumnChange')).toMatchObject([
      { lock_kind: 'free', lock_ids: [], lock_url: '', free_rows: 3 },
    ])
  })
})

describe('a batch', () => {
  test('shows its rows, its warnings and what it changes of what visitors see', async () => {
    await using studio = await openFeeds({}, '/feeds?batch=9', ['compliance'])
    await studio.sees(
      '变化超过 50%',
      '新增 80 行，变化 1 行，减少 0 行',
      '净买入额 500,000 元 → 1,234,500 元',
    )
    await studio.sees('林小雨', '样例银行', '9.98%', '--')
    await click(document.querySelector('.fd-pages [title="2"]'))
    await studio.until(() => studio.asked('feedBatchDetail').length > 1)
    expect(studio.asked('feedBatchDetail').at(-1)).toEqual({ batch_id: 9, limit: 50, after: 49 })
  })

  test('is approved by another person, who is told what visitors will see', async () => {
    await using studio = await openFeeds({ feedBatchDecide: { state: 'approved' } }, '/feeds?batch=9', [
      'approver',
    ])
    await click(await studio.find('button', /^通\s*过$/))
    await studio.sees(
      '通过后访客立即看到 2026-11-27 的 120 行数据，来源“交易所”。',
      '现在线上的批次 7 会被替换',
      '有 1 条提醒',
    )
    expect(studio.asked('feedBatchDecide')).toEqual([])
    studio.answer({ feedBatchDetail: detail({ batch: { ...APPROVED, is_out: true } }) })
    await click(await studio.find('button', '通过并上线'))
    await studio.sees('已通过，访客现在看到的就是这一批')
    expect(studio.asked('feedBatchDecide')).toEqual([{ batch_id: 9, decision: 'approved', reason: '' }])
    await studio.find('button', '退回一步')
  })

  test('of a column that says nothing of itself is approved with the warning that nobody sees it', async () => {
    await using studio = await openFeeds(
      { feedColumnList: columns(column({ method: '' })) },
      '/feeds?batch=9',
      ['approver'],
    )
    await click(await studio.find('button', /^通\s*过$/))
    await studio.sees('写明之前访客看不到任何数据')
  })

  test('is sent back with a reason, and what a colleague decided meanwhile is said', async () => {
    await using studio = await openFeeds({ feedBatchDecide: refusal('conflict') }, '/feeds?batch=9', [
      'compliance',
    ])
    await click(await studio.find('button', /^退\s*回$/))
    const dialog = await dialogWith(studio, '退回这一批数据？')
    await click(await studio.find('button', /^退\s*回$/, dialog))
    await studio.sees('请写明理由')
    await type(await studio.find('field', '退回原因', dialog), '单位不对')
    await click(await studio.find('button', /^退\s*回$/, dialog))
    await studio.sees('刚被同事处理过')
    expect(studio.asked('feedBatchDecide')).toEqual([
      { batch_id: 9, decision: 'refused', reason: '单位不对' },
    ])
  })

  test('of one’s own cannot be approved, and says why', async () => {
    const own = detail({ batch: batch({ imported_by: 1, importer: '王芳' }) })
    await using studio = await openFeeds({ feedBatchDetail: own }, '/feeds?batch=9', ['administrator'])
    await studio.sees('这一批由您导入或更正，要由另一位同事通过；您可以退回它。')
    expect((await studio.find('button', /^通\s*过$/)).hasAttribute('disabled')).toBe(true)
    await studio.find('button', /^退\s*回$/)
  })

  test('of an operator says that it waits for somebody else', async () => {
    const own = detail({ batch: batch({ imported_by: 1, importer: '王芳' }) })
    await using studio = await openFeeds({ feedBatchDetail: own }, '/feeds?batch=9')
    await studio.sees('已提交审核。要由审批、合规或管理员中的另一位同事通过')
    expect(allOf('button', /^(通\s*过|退\s*回)$/)).toEqual([])
  })

  test('that is out goes back one step, to the batch before it or to the day before, as somebody chooses', async () => {
    const former = { batch_id: 7, as_of: '2026-11-27', source: '交易所', is_simulated: false, row_count: 40 }
    const out = detail({ batch: { ...APPROVED, is_out: true }, former })
    await using studio = await openFeeds(
      {
        feedBatchDetail: out,
        feedPointerMove: { to_batch: 7 },
        feedColumnList: columns(column({ shown: { ...former, batch_id: 9 } })),
      },
      '/feeds?batch=9',
      ['approver'],
    )
    await click(await studio.find('button', '退回一步'))
    await studio.sees(
      '退回到上一批：批次 7',
      '不再展示 2026-11-27 的数据',
      '访客会看到 2026-11-26，40 行，来源：交易所',
    )
    const dialog = await dialogWith(studio, '访客改看什么？')
    await type(await studio.find('field', '原因', dialog), '数据有误')
    studio.answer({ feedBatchDetail: detail({ batch: APPROVED, former }) })
    await click(await studio.find('button', '确定退回', dialog))
    await studio.sees('已退回，访客现在看不到这一批')
    expect(studio.asked('feedPointerMove')).toEqual([
      { kind: 'lhb', as_of: '2026-11-27', from_batch: 9, to_batch: 7, reason: '数据有误' },
    ])
  })

  test('that was approved and is not out is shown again in place of what is', async () => {
    await using studio = await openFeeds(
      { feedBatchDetail: detail({ batch: APPROVED }), feedPointerMove: { to_batch: 9 } },
      '/feeds?batch=9',
      ['approver'],
    )
    await click(await studio.find('button', '上线这一批'))
    await studio.sees('访客会看到 2026-11-27，120 行，来源：交易所', '现在线上的批次 7 会被替换')
    const dialog = await dialogWith(studio, '让访客看到这一批？')
    await type(await studio.find('field', '原因', dialog), '核对过了')
    await click(await studio.find('button', /^上\s*线$/, dialog))
    await studio.until(() => studio.asked('feedPointerMove').length === 1)
    expect(studio.asked('feedPointerMove')).toMatchObject([{ from_batch: 7, to_batch: 9 }])
  })

  test('is corrected cell by cell, which makes another one that waits', async () => {
    await using studio = await openFeeds(
      { feedBatchCorrect: { batch_id: 12, is_new: true } },
      '/feeds?batch=9',
    )
    await click(await studio.find('button', '更正第 1 行 样例银行'))
    const dialog = await dialogWith(studio, '更正第 1 行：样例银行')
    expect(allOf('field', '代码', dialog)).toEqual([])
    await type(await studio.find('field', '更正原因', dialog), '抄错了')
    await click(await studio.find('button', '提交更正', dialog))
    await studio.sees('还没有改动')
    await type(await studio.find('field', '净买入额', dialog), '120万')
    studio.answer({
      feedBatchDetail: detail({
        batch: batch({ batch_id: 12, corrects: 9, imported_by: 1 }),
        rows: [{ position: 0, sub_key: '', sector: '', row: lhbRow({ net_buy: 1_200_000 }) }],
      }),
    })
    await click(await studio.find('button', '提交更正', dialog))
    await studio.until(() => studio.address() === '/feeds?batch=12')
    await studio.sees('已生成批次 12', '更正自', '批次 9')
    expect(studio.asked('feedBatchCorrect')).toEqual([
      { batch_id: 9, changes: [{ position: 0, column: 'net_buy', value: '120万' }], reason: '抄错了' },
    ])
  })
})

test('who may only read has nothing to bring, change or decide', async () => {
  await using studio = await openFeeds({}, '/feeds?batch=9', ['auditor'])
  await studio.sees('等待审批、合规或管理员中的一位同事审核', '样例银行', '1,240 行')
  expect(allOf('button', /导入|设置|通\s*过|退\s*回|更正|上线/)).toEqual([])
})
