import { expect, test } from 'vitest'
import {
  type Answers,
  allOf,
  choose,
  click,
  createTestStudio,
  refusal,
  type TestStudio,
  type,
} from '../../testing'
import type { Report } from './import/mapping'
import { batch, columns, detail, lhbRow } from './samples'

const place = (name: string, column: string | null, unit: string | null = null) => ({
  ...{ name, column, unit, is_needed: ['code', 'name', 'net_buy', 'reason'].includes(name) },
})

const report = (change: Partial<Report> = {}): Report => ({
  batch_id: null,
  is_new: true,
  taken: 2,
  refused: 0,
  problem: '',
  titles: ['代码', '名称', '净额', '主力净额', '原因'],
  columns: [
    place('code', '代码'),
    place('name', '名称'),
    place('net_buy', '净额', '元'),
    place('reason', '原因'),
  ],
  lines: [
    { at: 2, reasons: [], cells: ['000001', '样例银行', '5', '7', '涨幅'] },
    { at: 3, reasons: [], cells: ['000002', '样例地产', '6', '8', '涨幅'] },
  ],
  remarks: ['文件按 GBK 编码读取。如有乱码，请另存为“CSV UTF-8（逗号分隔）”后重试。'],
  warnings: [{ sign: 'older', text: '已经展示到 2026-11-30，这一批是更早的 2026-11-27' }],
  difference: { against: 7, new: 1, changed: 1, gone: 0, list: [] },
  rows: [lhbRow({ net_buy: 5 })],
  ...change,
})

const REFUSED = report({
  is_new: false,
  taken: 1,
  refused: 1,
  difference: null,
  lines: [
    { at: 2, reasons: [], cells: ['000001', '样例银行', '5', '7', '涨幅'] },
    { at: 3, reasons: ['代码：代码不足 6 位'], cells: ['2', '样例地产', '6', '8', '涨幅'] },
  ],
})

async function openImport(answers: Answers = {}): Promise<TestStudio> {
  const studio = await createTestStudio({
    at: '/feeds',
    roles: ['operator'],
    answers: {
      feedColumnList: columns(),
      feedBatchList: { list: [], next: null },
      feedBatchDetail: detail({ batch: batch({ imported_by: 1 }) }),
      ...answers,
    },
  })
  await click(await studio.find('button', '导入 龙虎榜'))
  return studio
}

/** Chooses a file, as a browser would provide it. */
async function give(studio: TestStudio, file = new File(['代码\n'], '龙虎榜.csv')): Promise<void> {
  const field = await studio.until(() => document.querySelector('input[type=file]') ?? undefined)
  Object.defineProperty(field, 'files', { configurable: true, value: [file] })
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

test('a file is checked, its columns are told otherwise, it is checked again and handed in', async () => {
  await using studio = await openImport({ feedImport: report() })
  await give(studio)
  await studio.sees('龙虎榜.csv')
  await click(await studio.find('button', '检查文件'))
  await studio.sees('可以提交', '2 行全部可以采用', '文件按 GBK 编码读取', '已经展示到 2026-11-30')
  await studio.sees('新增 1 行，变化 1 行，减少 0 行')
  expect(studio.asked('feedImport')).toEqual([
    { kind: 'lhb', as_of: '2026-11-27', source: '交易所', is_check: '1', unit: '元' },
  ])
  await choose(await studio.find('combobox', '净买入额 文件的列'), '主力净额')
  await studio.sees('请重新检查后再提交')
  expect((await studio.find('button', '提交审核')).hasAttribute('disabled')).toBe(true)
  await choose(await studio.find('combobox', '净买入额 金额单位'), '万元')
  await click(await studio.find('button', '重新检查'))
  await studio.misses('请重新检查后再提交')
  const mapping = '{"net_buy":{"column":"主力净额","unit":"万元"}}'
  expect(studio.asked('feedImport').at(-1)).toMatchObject({ is_check: '1', mapping })
  studio.answer({ feedImport: report({ batch_id: 9 }) })
  await click(await studio.find('button', '提交审核'))
  await studio.until(() => studio.address() === '/feeds?batch=9')
  await studio.sees('已提交，批次 9 等待同事审核')
  expect(studio.asked('feedImport').at(-1)).toMatchObject({ is_check: '0', mapping })
})

test('lines that cannot be taken are shown with their reasons, and keep out the file', async () => {
  await using studio = await openImport({ feedImport: REFUSED })
  await give(studio)
  await click(await studio.find('button', '检查文件'))
  await studio.sees('1 行有问题，整个文件不会采用', '可采用 1 行', '代码：代码不足 6 位', '样例地产')
  expect((await studio.find('button', '提交审核')).hasAttribute('disabled')).toBe(true)
  const lines = () => allOf('row', /000001/).length
  const before = lines()
  await click(await studio.find('radio', '全部'))
  await studio.until(() => lines() === before + 1)
})

test('a file whose columns are not known says what is missing, and takes what it is told', async () => {
  const unknown = report({
    problem: '缺少这些列：净买入额。',
    is_new: false,
    taken: 0,
    lines: [],
    rows: [],
    difference: null,
    columns: [place('code', '代码'), place('net_buy', null)],
  })
  await using studio = await openImport({ feedImport: unknown })
  await give(studio)
  await click(await studio.find('button', '检查文件'))
  await studio.sees('还不知道哪一列是什么', '缺少这些列：净买入额。请在下面选择对应的列，再重新检查。')
  await choose(await studio.find('combobox', '净买入额 文件的列'), '净额')
  studio.answer({ feedImport: report() })
  await click(await studio.find('button', '重新检查'))
  await studio.sees('可以提交')
  expect(studio.asked('feedImport').at(-1)).toMatchObject({ mapping: '{"net_buy":"净额"}' })
})

test('data that is there already is not handed in again, and leads to its batch', async () => {
  await using studio = await openImport({ feedImport: report({ is_new: false, batch_id: 9 }) })
  await give(studio)
  await click(await studio.find('button', '检查文件'))
  await studio.sees('这些数据已经有了', '同样的数据就是批次 9')
  expect((await studio.find('button', '提交审核')).hasAttribute('disabled')).toBe(true)
  await click(await studio.find('button', /^查\s*看$/))
  await studio.until(() => studio.address() === '/feeds?batch=9')
})

test('a file that cannot be read or is too large says so, and closing asks before it is lost', async () => {
  await using studio = await openImport({ feedImport: refusal('unusableFile') })
  const huge = new File(['x'], '龙虎榜.csv')
  Object.defineProperty(huge, 'size', { value: 51 * 1024 * 1024 })
  await give(studio, huge)
  await studio.sees('文件超过 50 MB')
  expect((await studio.find('button', '检查文件')).hasAttribute('disabled')).toBe(true)
  await give(studio)
  await type(await studio.find('field', '来源'), ' ')
  await click(await studio.find('button', '检查文件'))
  await studio.sees('请填写')
  await type(await studio.find('field', '来源'), '某来源')
  await click(await studio.find('button', '检查文件'))
  await studio.until(() => allOf('alert').length > 0)
  expect(allOf('button', '提交审核')).toEqual([])
  await click(await studio.find('button', /^取\s*消$/))
  await studio.sees('放弃修改？')
})
