import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../db/database'
import { storedZip } from '../modules/evidence/export/stored-zip'
import { pageHtml } from '../modules/evidence/testing/fill-evidence'
import { createRecorder, nameOf } from '../modules/renderings'
import { startTestGateway, type TestGateway } from '../modules/testing/start-test-gateway'
import { readZip } from '../spreadsheets/read-zip'
import { runEvidence } from './run-evidence'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-evidence-'))
  gateway = await startTestGateway()
  await bring()
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

const query = (text: string, values?: unknown[]) => gateway.database.owner.pool.query(text, values)

/** A visitor who saw a page two days ago and ordered from it. */
async function bring(): Promise<void> {
  const build = { folder: '/nowhere', path: '/nowhere/' } as const
  const recorder = createRecorder(gateway.ctx, { build, versionId: async () => null })
  const html = pageHtml('sale', 7)
  await recorder.record({ code: 'sale', html: Buffer.from(html), csp: "default-src 'self'" })
  const { rendering } = nameOf(html)
  await query(
    `INSERT INTO visit_log (session_id, page_id, view_seq, code, page_version, rendering, container, visitor_id, created_at)
     VALUES ('s-1', '', 1, 'sale', 7, $1, 'wx', 'visitor-00000001', now() - interval '2 days 1 minute')`,
    [rendering],
  )
  await query(
    `INSERT INTO conversion (kind, subject, channel, visitor_id, created_at)
     VALUES ('order', '20261128000001', '', 'visitor-00000001', now() - interval '2 days')`,
  )
  await query(
    `INSERT INTO exposure (kind, subject, rendering, page_code, page_version, container, created_at)
     VALUES ('order', '20261128000001', $1, 'sale', 7, 'wx', now() - interval '2 days')`,
    [rendering],
  )
  const client = await gateway.database.owner.pool.connect()
  await client.query('SET session_replication_role = replica')
  await client.query("UPDATE rendering SET first_loaded_at = now() - interval '3 days'")
  client.release(true)
}

async function evidence(...args: string[]) {
  const lines: string[] = []
  const exit = await runEvidence(args, {
    config: gateway.ctx.config,
    out: (line) => lines.push(line),
    openDatabase: async () => openDatabase({ url: gateway.database.url, max: 3 }),
  })
  return { exit, lines, text: lines.join('\n') }
}

const WHY = ['--reason', '监管问询']
const ORDER = ['--order', '20261128000001', ...WHY]

test('what somebody saw before an order is told with page, version, place and words', async () => {
  const { exit, text } = await evidence('show', ...ORDER)
  expect(exit).toBe(0)
  expect(text).toMatch(/下单 订单 20261128000001，sale，第 7 版，打开位置 微信，页面编号 [\w-]{12}/)
  expect(text).toMatch(/浏览，sale，第 7 版，.*同一浏览器，没有登录/)
  expect(text.split('\n').slice(-2)).toEqual(['第 7 版', '投资有风险'])
})

test('nobody is looked for by a phone before the log has it, masked, and why', async () => {
  const at = ['--at', '2026-11-28 12:00:00']
  expect(await evidence('show', '--handset', '13800138000', ...at, ...WHY)).toMatchObject({ exit: 1 })
  const { rows } = await query(
    "SELECT after FROM audit_log WHERE action = 'evidence.search' ORDER BY seq DESC LIMIT 1",
  )
  expect(rows[0].after).toMatchObject({ handset: '138****8000', reason: '监管问询', found: 0 })
})

test.each([
  [[]],
  [['show']],
  [['show', '--lead', 'x', ...WHY]],
  [['show', '--handset', '1380013', ...WHY]],
  [['show', '--order', '20261128000001']],
  [['show', '--order', '20261128000001', '--reason', '查']],
  [['export', ...ORDER]],
])('what is no command says what there is: %j', async (args) => {
  expect((await evidence(...args)).text).toContain('用法')
})

describe('an exported file', () => {
  let path: string
  let files: Map<string, Buffer>
  beforeAll(async () => {
    expect(await evidence('anchor')).toMatchObject({ exit: 0 })
    path = join(folder, 'order.wacz')
    expect(await evidence('export', ...ORDER, '--out', path)).toMatchObject({ exit: 0 })
    files = readZip(await readFile(path))
  })

  test('has what viewers of web archives want, pages that open by themselves and a cover sheet', () => {
    for (const name of [
      'archive/data.warc.gz',
      'indexes/index.cdx',
      'pages/pages.jsonl',
      'datapackage.json',
      'index.html',
    ])
      expect(files.has(name), name).toBe(true)
    const page = [...files].find(([name]) => /^seen\/.*\.html$/.test(name))?.[1].toString() ?? ''
    expect(page).toContain("default-src 'none'")
    expect(page).toContain('投资有风险')
    expect(files.get('index.html')?.toString()).toContain('订单 20261128000001')
  })

  test('is found as it was without a database', async () => {
    const { exit, text } = await evidence('verify', path)
    expect(text).toMatch(/3 份证明，全部完好，其中 3 份有时间戳/)
    expect(exit).toBe(0)
  })

  test('is not, whichever byte of a file in it was changed', async () => {
    for (const [name, content] of files) {
      const changed = Buffer.from(content)
      const at = changed.length >> 1
      changed[at] = (changed[at] ?? 0) ^ 1
      const other = join(folder, 'changed.wacz')
      await writeFile(other, storedZip(new Map([...files, [name, changed]])))
      const { exit } = await evidence('verify', other)
      expect([name, exit]).toEqual([name, 1])
    }
  })
})

test('what is stored is found as it was, and not once a row is another', async () => {
  await evidence('anchor')
  expect(await evidence('verify')).toMatchObject({ exit: 0, text: expect.stringContaining('全部完好') })
  await query("UPDATE visit_log SET page_version = 8 WHERE session_id = 's-1'")
  const { exit, text } = await evidence('verify')
  expect([exit, text]).toEqual([1, expect.stringMatching(/访问记录 .*"s-1".* 被改动过/)])
})
