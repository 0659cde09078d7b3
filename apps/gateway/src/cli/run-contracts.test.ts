import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/database'
import { asOwner } from '../modules/audit/testing/tamper'
import { sellWithContract } from '../modules/contracts/testing/sell-with-contract'
import { codeFor } from '../modules/testing/ask-for-code'
import { signIn } from '../modules/testing/sign-in'
import { signInMember } from '../modules/testing/sign-in-member'
import { startTestGateway, type TestGateway, testKey } from '../modules/testing/start-test-gateway'
import { call } from '../modules/testing/visitor-calls'
import { runContracts } from './run-contracts'

let gateway: TestGateway
let first: string
let second: string
beforeAll(async () => {
  gateway = await startTestGateway()
  await sellWithContract(gateway, await signInMember(gateway, { roles: ['compliance'] }))
  first = await sign()
  second = await sign()
  await gateway.runJobs()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => {
  gateway.ctx.config.auditKeys = [testKey('audit')]
})

async function sign(): Promise<string> {
  const visitor = await signIn(gateway)
  const code = await codeFor(gateway, visitor.handset, 'contract')
  const reply = await call(gateway, 'contractSign', { product_id: 1191, version: 1, code }, visitor)
  return reply.response.contract_no
}

async function contracts(...args: string[]) {
  const lines: string[] = []
  const exit = await runContracts(args, {
    config: gateway.ctx.config,
    out: (line) => lines.push(line),
    openDatabase: async () => openDatabase({ url: gateway.database.url, max: 3 }),
  })
  return { exit, lines, text: lines.join('\n') }
}

test('what is as it was signed is said to be', async () => {
  expect(await contracts('verify')).toMatchObject({ exit: 0, text: '共 2 份，全部完好。' })
  const one = await contracts('verify', '--contract', first)
  expect(one).toMatchObject({ exit: 0, text: expect.stringMatching(/^HT\d+ 哈希一致 [0-9a-f]{64}$/) })
})

test.each([
  [
    'a byte of the copy',
    'UPDATE contract_file SET bytes = set_byte(bytes, 5000, get_byte(bytes, 5000) # 1) WHERE contract_no = $1',
    'PDF 与保存的哈希不一致',
  ],
  [
    'a word of the text',
    "UPDATE contract_sign SET document = replace(document, '。', '！') WHERE serial = (SELECT serial FROM contract_sign WHERE contract_no = $1)",
    '正文与保存的哈希不一致',
  ],
  [
    'a byte and its hash, which who has the database can compute',
    'UPDATE contract_file SET bytes = bytes || bytes, sha256 = encode(sha256(bytes || bytes), $$hex$$) WHERE contract_no = $1',
    '哈希的签章不对',
  ],
])('%s that was changed is found, and nothing else is named', async (_what, statement, said) => {
  const kept = await gateway.database.owner.pool.query(
    `SELECT document, bytes, sha256 FROM contract_sign JOIN contract_file USING (contract_no) WHERE contract_no = $1`,
    [second],
  )
  await asOwner(gateway, async (query) => {
    await query(statement, [second])
  })
  const { exit, lines } = await contracts('verify')
  expect([exit, lines]).toEqual([1, [`${second} ${said}`, expect.stringMatching(/^共 2 份，1 份有问题/)]])
  expect((await contracts('verify', '--contract', second)).exit).toBe(1)
  expect((await contracts('verify', '--contract', first)).exit).toBe(0)
  const [row] = kept.rows
  await asOwner(gateway, async (query) => {
    await query('UPDATE contract_sign SET document = $1 WHERE contract_no = $2', [row.document, second])
    await query('UPDATE contract_file SET bytes = $1, sha256 = $2 WHERE contract_no = $3', [
      row.bytes,
      row.sha256,
      second,
    ])
  })
})

test('a key that is not given is said, and nothing is called right without it', async () => {
  gateway.ctx.config.auditKeys = [testKey('next')]
  expect(await contracts('verify', '--contract', first)).toMatchObject({
    exit: 1,
    text: expect.stringContaining('AUDIT_KEYS'),
  })
})

test('one is shown, and its copy is written as it was made', async () => {
  const { text } = await contracts('show', first)
  for (const part of [first, '# 投资顾问服务协议', '网络地址 127.0.0.1']) expect(text).toContain(part)
  const folder = await mkdtemp(join(tmpdir(), 'contracts-'))
  try {
    const path = join(folder, 'a.pdf')
    expect((await contracts('export', first, path)).exit).toBe(0)
    expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
    // An existing file is not overwritten.
    expect((await contracts('export', first, path)).exit).toBe(1)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test.each([
  [[], '用法'],
  [['verify', 'x'], '用法'],
  [['export', 'HT20261125000001'], '用法'],
  [['delete', 'HT20261125000001'], '用法'],
  [['show', 'x'], '这不是合同编号'],
  [['show', 'HT20990101999999'], '没有这份合同'],
])('misuse %j is told', async (args, said) => {
  const { exit, text } = await contracts(...args)
  expect([exit, text]).toEqual([1, expect.stringContaining(said)])
})
