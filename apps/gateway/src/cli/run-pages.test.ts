import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../db/database'
import { pageText } from '../modules/testing/documents'
import { startTestGateway, type TestGateway, type TestOptions } from '../modules/testing/start-test-gateway'
import { runPages } from './run-pages'
import { USAGE } from './usage'

const DEMO = fileURLToPath(new URL('../../../../demo/pages', import.meta.url))

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-cli-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** A running gateway with the command beside it, on connections of its own. */
async function startWithCli(options?: TestOptions) {
  const gateway = await startTestGateway(options)
  return Object.assign(gateway, { pages: (...args: string[]) => pages(gateway, args) })
}

async function pages(gateway: TestGateway, args: string[]): Promise<{ exit: number; text: string }> {
  const lines: string[] = []
  const exit = await runPages(args, {
    config: gateway.ctx.config,
    out: (line) => lines.push(line),
    openDatabase: async () => openDatabase({ url: gateway.database.url, max: 3 }),
    openContext: async (db) => ({ ...gateway.ctx, db }),
  })
  return { exit, text: lines.join('\n') }
}

async function file(name: string, content: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

test('a document goes from a file to visitors and back into a file, while the server runs', async () => {
  await using gateway = await startWithCli()
  const path = await file('sale.json', pageText({ text: '第一版' }))
  const imported = await gateway.pages('import', path, '--publish')
  expect(imported.exit).toBe(0)
  expect(imported.text).toContain('已发布版本 1：https://h5.example.com/h5-page/h5/sale')
  expect((await gateway.app.inject('/h5-page/h5/sale')).payload).toContain('第一版')
  const copy = join(folder, 'copy.json')
  expect((await gateway.pages('export', 'sale', copy)).exit).toBe(0)
  expect(JSON.parse(await readFile(copy, 'utf8'))).toEqual(JSON.parse(pageText({ text: '第一版' })))
  expect(JSON.parse((await gateway.pages('export', 'sale')).text)).toEqual(
    JSON.parse(pageText({ text: '第一版' })),
  )
})

test('a built-in document is exported to start from, and what is made of it takes its place', async () => {
  await using gateway = await startWithCli()
  const path = join(folder, 'privacy.json')
  const exported = await gateway.pages('export', 'privacy', path)
  expect(exported).toMatchObject({ exit: 0, text: expect.stringContaining('内置文档') })
  const text = await readFile(path, 'utf8')
  await writeFile(path, text.replace(/版本 1\.\d/, '版本 2.0'))
  expect((await gateway.pages('import', path, '--publish')).exit).toBe(0)
  expect((await gateway.app.inject('/h5-page/h5/privacy')).payload).toContain('版本 2.0')
})

test('the untidy document is imported with a report, and publishing it is refused with the reasons', async () => {
  await using gateway = await startWithCli()
  const untidy = join(DEMO, 'untidy.json')
  const imported = await gateway.pages('import', untidy)
  expect(imported.exit).toBe(0)
  for (const part of [
    '已保存为版本 1',
    '错误',
    '警告',
    '（script-removed）',
    'page_schema[9].value.url',
    '下一步',
  ]) {
    expect(imported.text).toContain(part)
  }
  const published = await gateway.pages('import', untidy, '--publish')
  expect(published.exit).toBe(1)
  expect(published.text).toContain('没有发布')
  expect((await gateway.app.inject('/h5-page/h5/untidy')).statusCode).toBe(404)
})

test('a refused file does not keep the others from being imported', async () => {
  await using gateway = await startWithCli()
  const good = await file('good.json', pageText())
  const bad = await file('bad.json', '{"code":')
  const { exit, text } = await gateway.pages('import', bad, join(folder, 'none.json'), folder, good)
  expect(exit).toBe(1)
  expect(text).toContain('bad.json 没有导入')
  expect(text).toContain('没有这个文件')
  expect(text).toContain('这是一个文件夹')
  expect((await gateway.pages('list')).text).toContain('sale「夏季课程」未发布，最新版本 1')
})

test('publishing past the approval is refused in production', async () => {
  await using gateway = await startWithCli({ config: { env: 'production' } })
  const path = await file('sale.json', pageText())
  const { exit, text } = await gateway.pages('import', path, '--publish')
  expect([exit, text]).toEqual([1, expect.stringContaining('审批')])
  expect((await gateway.pages('list')).text).not.toContain('sale')
})

test('check says what an import would say, and stores nothing', async () => {
  await using gateway = await startWithCli()
  expect((await gateway.pages('check', await file('good.json', pageText()))).exit).toBe(0)
  const untidy = await gateway.pages('check', join(DEMO, 'untidy.json'))
  expect(untidy.exit).toBe(1)
  expect(untidy.text).toContain('script-removed')
  expect(untidy.text).not.toContain('asset-missing')
  expect((await gateway.pages('list')).text).not.toMatch(/sale|untidy/)
})

test('a preview link shows the newest draft', async () => {
  await using gateway = await startWithCli()
  await gateway.import(pageText({ text: '草稿' }))
  const { exit, text } = await gateway.pages('preview', 'sale')
  expect(exit).toBe(0)
  const link = /https:\/\/h5\.example\.com(\/\S+)/.exec(text)?.[1] ?? ''
  expect((await gateway.app.inject(link)).payload).toContain('草稿')
})

test('a page that does not exist is said so', async () => {
  await using gateway = await startWithCli()
  for (const command of ['export', 'preview']) {
    expect(await gateway.pages(command, 'none')).toMatchObject({
      exit: 1,
      text: expect.stringContaining('没有页面'),
    })
  }
})

test.each([
  [],
  ['import'],
  ['publish', 'sale'],
  ['list', 'x'],
  ['export'],
  ['check', 'a', 'b'],
  ['preview'],
  ['list', '--publish'],
  ['import', 'a', '--force'],
])('misuse %j prints the usage', async (...args) => {
  const lines: string[] = []
  const neverOpened = () => Promise.reject(new Error('opened'))
  const config = {} as TestGateway['ctx']['config']
  const out = (line: string) => lines.push(line)
  expect(await runPages(args, { config, out, openDatabase: neverOpened, openContext: neverOpened })).toBe(1)
  expect(lines).toEqual([USAGE])
})

const DEEP_BLOCKS = '{"name":"popup","children":['.repeat(9) + ']}'.repeat(9)

test('hostile documents are refused or repaired, and never crash', async () => {
  await using gateway = await startWithCli()
  const refused = {
    'depth.json': '['.repeat(200_000),
    'million.json': '{"a":'.repeat(1_000_000),
    'size.json': pageText({ title: 'x'.repeat(600_000) }),
    'string.json': pageText({ text: 'x'.repeat(30_000) }),
    'siblings.json': pageText({ page_schema: Array(100_000).fill(0) }),
    'blocks.json': pageText({ page_schema: Array(501).fill({ name: 'empty' }) }),
    'nested.json': `{"code":"sale","page_schema":[${DEEP_BLOCKS}]}`,
    'proto.json': '{"code":"sale","page_schema":[],"__proto__":{"polluted":1}}',
    'constructor.json': '{"code":"sale","page_schema":[{"constructor":{}}]}',
    'nan.json': '{"code":"sale","x":NaN}',
    'text.json': 'hello',
    'empty.json': '',
    'bytes.json': '\u0000\u0001\u0002',
  }
  for (const [name, content] of Object.entries(refused)) {
    const { exit, text } = await gateway.pages('import', await file(name, content))
    expect(exit, name).toBe(1)
    expect(text, name).toContain(`${name} 没有导入`)
  }
  expect((await gateway.pages('list')).text).not.toContain('sale')
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('script in any place is taken out, reported, and reaches no visitor even as a draft', async () => {
  await using gateway = await startWithCli()
  const page_schema = [
    { name: 'text', value: { html: '<p>a<script>alert(1)</script><img src=x onerror=alert(1)></p>' } },
    { name: 'image', value: { url: 'javascript:alert(1)', alt: 'x' } },
    { name: 'image', value: { url: 'java\tscript:alert(1)', alt: '<script>alert(1)</script>' } },
    {
      name: 'button',
      value: { type: 'text', text: 'x', action: { type: 7, atext: ' JaVaScRiPt:alert(1)' } },
    },
    { name: 'text', value: { html: '<p>b</p>', style: { background: 'url(javascript:alert(1))' } } },
  ]
  const text = pageText({ page_schema }).replace('"夏季课程"', '"\\ud800<script>alert(1)</script>"')
  const { exit, text: report } = await gateway.pages('import', await file('hostile.json', text))
  expect(exit).toBe(0)
  for (const rule of ['script-removed', 'bad-address', 'repaired-text']) expect(report).toContain(rule)
  expect((await gateway.pages('import', join(folder, 'hostile.json'), '--publish')).exit).toBe(1)
  const link = (await gateway.pages('preview', 'sale')).text.match(/com(\/\S+)/)?.[1] ?? ''
  const draft = (await gateway.app.inject(link)).payload
  expect(draft).toContain('"draft":true')
  expect(draft).not.toMatch(/javascript:|onerror/i)
  expect(draft).not.toContain('<script')
})

test('a document cannot speak to the terminal', async () => {
  await using gateway = await startWithCli()
  const title = '\u001b[2J\u001b]0;owned\u0007\u202Etitle'
  const { text } = await gateway.pages('import', await file('escape.json', pageText({ title })))
  expect(text).toContain('owned')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come through.
  expect(text).not.toMatch(/[\u001b\u0007\u202e]/)
})

test('a page is taken down with a reason, which the log keeps, and a repeat finds nothing to do', async () => {
  await using gateway = await startWithCli()
  await gateway.publish(pageText())
  expect((await gateway.app.inject('/h5-page/h5/sale')).statusCode).toBe(200)
  const down = await gateway.pages('take-down', 'sale', '--reason', '内容有误')
  expect(down).toMatchObject({ exit: 0, text: expect.stringContaining('已下线') })
  await vi.waitFor(async () => expect((await gateway.app.inject('/h5-page/h5/sale')).statusCode).toBe(404))
  const { rows } = await gateway.ctx.db.pool.query(
    'SELECT who, action, after FROM audit_log ORDER BY seq DESC',
  )
  expect(rows[0]).toMatchObject({
    who: expect.stringMatching(/^cli:/),
    action: 'page.take_down',
    after: { reason: '内容有误' },
  })
  expect(await gateway.pages('take-down', 'sale', '--reason', '再来')).toMatchObject({ exit: 0 })
  expect((await gateway.pages('list')).text).toContain('sale「夏季课程」已下线，最新版本 1')
  expect(await gateway.pages('take-down', 'none', '--reason', '没有')).toMatchObject({ exit: 1 })
})

test.each([
  ['take-down', 'sale'],
  ['take-down', 'sale', '--reason', '  '],
  ['take-down', '--reason', '内容有误'],
  ['list', '--reason', '内容有误'],
  ['take-down', 'sale', '--reason', '内容有误', '--publish'],
])('%s %s %s %s is no command', async (...args) => {
  await using gateway = await startWithCli()
  expect(await gateway.pages(...args.filter(Boolean))).toEqual({ exit: 1, text: USAGE })
})
