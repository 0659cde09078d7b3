import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../modules/testing/start-test-gateway'
import { runData } from './run-data'
import { runInTest } from './testing/run-in-test'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-data-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function file(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

function data(store: TestStore, ...args: string[]) {
  return runInTest(runData, store, { args })
}

async function count({ database }: TestStore, table: string): Promise<number> {
  return (await database.db.pool.query(`select count(*)::int as rows from ${table}`)).rows[0].rows
}

test('a file is stored, and stored again says what changed and what did not', async () => {
  await using store = await openTestStore()
  const head = 'vacancy_id,change_type_limit,base_num\n'
  const first = await data(
    store,
    'import',
    'vacancies',
    await file('v.csv', `${head}a,10,1\nb,20,\n\nc,30,3\n`),
  )
  expect(first.exit).toBe(0)
  expect(first.text).toContain('v.csv → 名额，共 3 行：新增 3，更新 0，没有变化 0，拒绝 0。')
  expect(first.text).toContain('新增：第 2-3、5 行')
  expect(first.text).toContain('全部已保存。')
  const second = await data(store, 'import', 'vacancies', await file('v.csv', `${head}a,10,1\nb,25,\nd,1,\n`))
  expect(second.text).toContain('新增 1，更新 1，没有变化 1，拒绝 0。')
  expect(second.text).toContain('更新：第 3 行')
  const { rows } = await store.database.db.pool.query(
    'select vacancy_id, change_type_limit from vacancy order by 1',
  )
  expect(rows.map(Object.values)).toEqual([
    ['a', 10],
    ['b', 25],
    ['c', 30],
    ['d', 1],
  ])
})

test('one refused line keeps out the whole file, and every refusal says why', async () => {
  await using store = await openTestStore()
  const path = await file(
    'v.csv',
    'vacancy_id,change_type_limit,base_num,group_id\nok,10,1,\nx y,10,1,\nb,0,1,\nc,10,11,\nd,10,1,none\ne,,1,\nok2,5,,\n',
  )
  const { exit, text } = await data(store, 'import', 'vacancies', path)
  expect(exit).toBe(1)
  expect(text).toContain('新增 2，更新 0，没有变化 0，拒绝 5。')
  expect(text).toContain('第 3 行拒绝：vacancy_id：只能有字母、数字、- 和 _，不超过 64 个字符')
  expect(text).toContain('第 4 行拒绝：change_type_limit：不能小于 1')
  expect(text).toContain('第 5 行拒绝：起始人数大于总名额。')
  expect(text).toContain('第 6 行拒绝：没有这个群，请先导入 groups。')
  expect(text).toContain('第 7 行拒绝：change_type_limit：不能为空')
  expect(text).toContain('没有保存任何一行')
  expect(await count(store, 'vacancy')).toBe(0)
})

test('a dry run says the same and stores nothing, pictures neither', async () => {
  await using store = await openTestStore()
  const path = await file('l.csv', 'code_id,kind,url\nlc-1,image,https://h5.example.com/a\n')
  const { exit, text } = await data(store, 'import', 'live-codes', path, '--dry-run')
  expect([exit, text]).toEqual([0, expect.stringContaining('新增 1')])
  expect(text).toContain('检查通过，没有保存')
  expect([await count(store, 'live_code'), await count(store, 'asset')]).toEqual([0, 0])
  await data(store, 'import', 'live-codes', path)
  expect([await count(store, 'live_code'), await count(store, 'asset')]).toEqual([1, 1])
  expect((await data(store, 'import', 'live-codes', path, '--dry-run')).text).toContain('没有变化 1')
})

test.each([
  ['trading-days', '交易日历'],
  ['bars', '日线'],
  ['actions', '分红送转'],
  ['quotes', '行情'],
  ['instruments', '证券'],
])('%s is a name of a kind too', async (name, title) => {
  await using store = await openTestStore()
  const { exit, text } = await data(store, 'import', name, await file('f.csv', 'nothing\n1\n'))
  expect([exit, text.includes(`f.csv → ${title}`)]).toEqual([1, true])
})

test('columns may have Chinese names, and JSON does as well as CSV', async () => {
  await using store = await openTestStore()
  const csv = await file('rules.csv', '规则编号,名称,条件\neverybody,所有人,"{""all"": []}"\n')
  expect((await data(store, 'import', 'rules', csv)).exit).toBe(0)
  const json = await file('rules.json', '[{"rule_id":"everybody","名称":"所有人","expression":{"all":[]}}]')
  expect((await data(store, 'import', 'rules', json)).text).toContain('没有变化 1')
})

test('a file that a spreadsheet saved as GBK is read, and said to be one', async () => {
  await using store = await openTestStore()
  const words = Buffer.from('bbb6d3adc0b4b5bdc8ebc3c5bfce', 'hex')
  const bytes = Buffer.concat([Buffer.from('set_id,text\r\nvu,'), words, Buffer.from('\r\n')])
  const { exit, text } = await data(store, 'import', 'virtual-users', await file('vu.csv', bytes))
  expect([exit, text]).toEqual([0, expect.stringContaining('按 GBK 编码读取')])
  const { rows } = await store.database.db.pool.query('select text, source from virtual_user')
  expect(rows).toEqual([{ text: '欢迎来到入门课', source: 'operator' }])
})

test('a file that cannot be read is refused before the database is opened', async () => {
  const lines: string[] = []
  const host = { config: {} as TestStore['ctx']['config'], out: (line: string) => lines.push(line) }
  const openDatabase = () => Promise.reject(new Error('opened'))
  for (const path of [join(folder, 'none.csv'), folder, await file('vu.csv', 'set_id,text\nvu\n')])
    expect(await runData(['import', 'virtual-users', path], { ...host, openDatabase })).toBe(1)
  expect(lines).toEqual([
    expect.stringContaining('没有这个文件'),
    expect.stringContaining('这是一个文件夹'),
    expect.stringContaining('第 2 行的列数'),
  ])
})

test('what is no cell of the kind is refused with the name of its column', async () => {
  await using store = await openTestStore()
  for (const [content, sentence] of [
    ['[{"set_id":"vu","text":"你好","colour":"red"}]', 'colour：没有这一列，请检查列名'],
    ['[{"set_id":"vu","text":"你好","__proto__":{"x":1}}]', '__proto__：没有这一列'],
    ['[{"set_id":{},"text":["a"]}]', 'set_id：应为文字；text：应为文字'],
  ] as const) {
    const { exit, text } = await data(store, 'import', 'virtual-users', await file('vu.json', content))
    expect([exit, text]).toEqual([1, expect.stringContaining(sentence)])
  }
})

test('a text that no database stores is refused like any other', async () => {
  await using store = await openTestStore()
  const rule = (value: string) =>
    `[{"rule_id":"r","name":"名","expression":{"tag":"city","in":["${value}"]}},{"rule_id":"s","name":"名","expression":{"all":[]}}]`
  for (const value of ['\\u0000', '\\ud800']) {
    const { exit, text } = await data(store, 'import', 'rules', await file('r.json', rule(value)))
    expect([exit, text]).toEqual([1, expect.stringContaining('第 1 行拒绝：有数据库不能保存的字符')])
  }
  expect(await count(store, 'rule')).toBe(0)
})

test('listed words do not come into a ticker', async () => {
  await using store = await openTestStore()
  const path = await file('vu.csv', 'set_id,text\nvu,跟着老师稳 赚\nvu,欢迎你\n')
  const { exit, text } = await data(store, 'import', 'virtual-users', path)
  expect([exit, text]).toEqual([1, expect.stringContaining('第 2 行拒绝：text：含有不能使用的词“稳赚”')])
  expect(await count(store, 'virtual_user')).toBe(0)
})

test('pictures come from beside the file, and only from there', async () => {
  await using store = await openTestStore()
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  )
  await file('a.png', pixel)
  const good = await file('good.csv', 'set_id,text,avatar\nvu,你好,a.png\n')
  expect((await data(store, 'import', 'virtual-users', good)).exit).toBe(0)
  const { rows } = await store.database.db.pool.query('select avatar from virtual_user')
  expect(rows[0].avatar).toMatch(/^\/assets\/[0-9a-f]{64}\.png$/)
  for (const avatar of ['none.png', '../a.png', 'javascript:alert(1)', 'good.csv']) {
    const bad = await file('bad.csv', `set_id,text,avatar\nvu,你好,${avatar}\n`)
    expect(await data(store, 'import', 'virtual-users', bad, '--dry-run'), avatar).toMatchObject({ exit: 1 })
  }
})

test('a group cannot shrink below its members, nor a stock below what was handed out', async () => {
  await using store = await openTestStore()
  await data(
    store,
    'import',
    'rules',
    await file('r.json', '[{"rule_id":"all","name":"所有人","expression":{"all":[]}}]'),
  )
  await data(store, 'import', 'group-rules', await file('gr.csv', 'activity,rule_id\nautumn,all\n'))
  const groups = (capacity: number) =>
    file('g.csv', `group_id,name,activity,capacity\ng-1,群,autumn,${capacity}\n`)
  await data(store, 'import', 'groups', await groups(9))
  await store.database.db.pool.query('update chat_group set member_count = 5')
  const refused = await data(store, 'import', 'groups', await groups(4))
  expect([refused.exit, refused.text]).toEqual([1, expect.stringContaining('人数上限小于现有人数')])
  expect((await data(store, 'import', 'groups', await groups(5))).exit).toBe(0)
})

test('a file of data is told line by line, and waits for a member', async () => {
  await using store = await openTestStore()
  const lhb = async (net_buy: string, ...more: string[]) => {
    const path = await file('lhb.csv', `代码,名称,净买入额(万元),上榜原因\n000001,样例,${net_buy},涨幅\n`)
    return data(store, 'feed', 'lhb', path, '--as-of', '2020-01-02', '--source', '某来源', ...more)
  }
  const checked = await lhb('12', '--check')
  expect([checked.exit, checked.text]).toEqual([0, expect.stringContaining('第 2 行采用：000001 样例')])
  expect(checked.text).toContain('净买入额按万元')
  expect(checked.text).toContain('提醒：有 1 个代码不在证券列表中')
  expect(await count(store, 'feed_batch')).toBe(0)
  expect((await lhb('12')).text).toContain('等待其他同事在 Studio 审核')
  expect((await lhb('12')).text).toContain('没有另存')
  const refused = await lhb('x')
  expect([refused.exit, refused.text]).toEqual([1, expect.stringContaining('第 2 行拒绝：净买入额')])
  const { rows } = await store.database.db.pool.query('select state, imported_by from feed_batch')
  expect(rows).toEqual([{ state: 'waiting', imported_by: null }])
})

test.each([
  [],
  ['import'],
  ['feed', 'lhb', 'a.csv', '--as-of', '2020-01-02'],
  ['feed', 'lhb', 'a.csv', '--as-of', '2020-02-30', '--source', 'x'],
  ['feed', 'cats', 'a.csv', '--as-of', '2020-01-02', '--source', 'x'],
  ['import', 'cats', 'a.csv'],
  ['export', 'groups', 'a.csv'],
  ['import', 'groups', 'a', 'b'],
  ['import', 'groups', 'a', '--force'],
])('misuse %j prints the usage with every kind', async (...args) => {
  const lines: string[] = []
  const openNothing = () => Promise.reject(new Error('opened'))
  const config = {} as TestStore['ctx']['config']
  expect(await runData(args, { config, out: (line) => lines.push(line), openDatabase: openNothing })).toBe(1)
  expect(lines.join('\n')).toContain('groups  社群')
  expect(lines.join('\n')).toContain('group_id*（群编号）')
})
