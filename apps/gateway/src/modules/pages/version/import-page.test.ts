import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { filesBeside } from '../../assets'
import { loadDemoData } from '../../data-import'
import { dataKinds } from '../../registry'
import { pageText } from '../../testing/documents'
import { BY_TEST, openTestStore } from '../../testing/start-test-gateway'
import { exportPage } from '../document/export-page'
import { publishPage } from '../publish/publish-page'
import { importPage } from './import-page'

const DEMO = fileURLToPath(new URL('../../../../../../demo/pages', import.meta.url))

function imageBlock(url: string) {
  return pageText({ page_schema: [{ name: 'image', value: { url, alt: '图' }, children: [] }] })
}

test('every demo document is stored with its files, and all but the untidy one can be published', async () => {
  await using store = await openTestStore()
  // A page that sells something is not published before its product exists.
  await loadDemoData(store.ctx, dataKinds)
  const names = (await readdir(DEMO)).filter((name) => name.endsWith('.json'))
  const published: Record<string, boolean> = {}
  for (const name of names) {
    const text = await readFile(join(DEMO, name), 'utf8')
    const { code } = await store.import(text, filesBeside(DEMO))
    expect(JSON.stringify((await exportPage(store.ctx, code, 'newest'))?.document)).not.toContain('"assets/')
    published[code] = (await publishPage(store.ctx, { code, by: BY_TEST })).published
  }
  expect(published).toEqual({
    'etf-course': true,
    'group-join': true,
    'kitchen-sink': true,
    'open-account': true,
    untidy: false,
  })
}, 60_000)

test('the untidy document is reported place by place and refused for publishing with the reasons', async () => {
  await using store = await openTestStore()
  const text = await readFile(join(DEMO, 'untidy.json'), 'utf8')
  const report = await store.import(text, filesBeside(DEMO))
  const said = report.findings.map(({ rule, path }) => `${rule} ${path}`)
  expect(said).toEqual(
    expect.arrayContaining([
      'coerced page_schema[1].value.type',
      'too-long page_schema[3].value.text',
      'popup-target-missing page_schema[3].value.action.popupId',
      'unknown-block page_schema[5]',
      'script-removed page_schema[8].children[0].value.html',
      'bad-address page_schema[9].value.url',
      'bad-address page_schema[10].value.action.atext',
      'not-a-block page_schema[12]',
    ]),
  )
  const refusal = await publishPage(store.ctx, { code: 'untidy', by: BY_TEST })
  expect(refusal).toMatchObject({ published: false, reason: 'refused' })
  expect('findings' in refusal && refusal.findings.every(({ severity }) => severity === 'error')).toBe(true)
}, 30_000)

test('what is exported is what came in, with the addresses of the files', async () => {
  await using store = await openTestStore()
  const text = await readFile(join(DEMO, 'untidy.json'), 'utf8')
  await store.import(text, filesBeside(DEMO))
  const exported = await exportPage(store.ctx, 'untidy', 'newest')
  const withAddresses = text.replace(/"assets\/([\w-]+\.(?:jpg|png))"/g, (_all, name: string) =>
    JSON.stringify(addressIn(exported?.document, name)),
  )
  expect(exported?.document).toEqual(JSON.parse(withAddresses))
}, 30_000)

test('files that blocks behind a tab name are stored, and the shape of the document stays', async () => {
  await using store = await openTestStore()
  const tab = (title: string, url: string) => ({
    title,
    children: [{ name: 'image', value: { url, alt: title }, children: [] }],
  })
  const block = { name: 'tab', value: { tabs: [tab('甲', 'assets/logo.png'), tab('乙', 'assets/qr.png')] } }
  const report = await store.import(pageText({ page_schema: [block] }), filesBeside(DEMO))
  expect(report).toMatchObject({ blocks: 3, files: { accepted: 2 }, publishable: true })
  const exported = await exportPage(store.ctx, 'sale', 'newest')
  const text = JSON.stringify(exported?.document)
  const [logo = '', qr = ''] = text.match(/\/assets\/[0-9a-f]{64}\.png/g) ?? []
  expect(exported?.document).toMatchObject({
    page_schema: [{ name: 'tab', value: { tabs: [tab('甲', logo), tab('乙', qr)] } }],
  })
}, 30_000)

function addressIn(document: unknown, name: string): string {
  const ending = name.slice(-3)
  return new RegExp(`/assets/[0-9a-f]{64}\\.${ending}`).exec(JSON.stringify(document))?.[0] ?? ''
}

test.each(['assets/none.png', '../outside.png', 'assets/../../outside.png', 'link.png'])(
  'a reference to %s, which is no file of the document, keeps the page from being published',
  async (url) => {
    await using store = await openTestStore()
    const folder = await mkdtemp(join(tmpdir(), 'yingzao-files-'))
    await symlink('/etc/passwd', join(folder, 'link.png'))
    const report = await store.import(imageBlock(url), filesBeside(folder))
    await rm(folder, { recursive: true })
    expect(report.findings.map(({ rule }) => rule).join()).toMatch(/asset-(missing|refused)/)
    expect(await publishPage(store.ctx, { code: 'sale', by: BY_TEST })).toMatchObject({
      published: false,
      reason: 'refused',
    })
  },
)

test('a file that only a skipped block wants does not stand in the way', async () => {
  await using store = await openTestStore()
  const wheel = { name: 'lottery-wheel', value: { image: 'none.png' }, children: [] }
  const report = await store.publish(pageText({ page_schema: [wheel] }))
  expect(report.published).toBe(true)
})

test('an SVG is refused by name of the reason', async () => {
  await using store = await openTestStore()
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-files-'))
  await writeFile(join(folder, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  const report = await store.import(imageBlock('logo.svg'), filesBeside(folder))
  await rm(folder, { recursive: true })
  expect(report.findings.find(({ rule }) => rule === 'asset-refused')?.message).toContain('SVG')
})

test('imports at once are numbered without a gap or a clash', async () => {
  await using store = await openTestStore()
  const texts = Array.from({ length: 8 }, (_, index) => pageText({ text: `第 ${index} 版` }))
  const reports = await Promise.all(texts.map((text) => store.import(text)))
  expect(reports.map(({ version }) => version).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('the same content again is the same version, whatever the order of its keys', async () => {
  await using store = await openTestStore()
  const first = await store.import(pageText())
  const reversed = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(pageText())).reverse()))
  expect(first).toMatchObject({ version: 1, isNew: true })
  expect(await store.import(reversed)).toMatchObject({ version: 1, isNew: false })
  expect(await store.import(pageText({ text: '改过' }))).toMatchObject({ version: 2, isNew: true })
})

test.each([
  ['no JSON', '{"code": "sale",', 'bad-json'],
  ['NaN', '{"code": NaN}', 'bad-json'],
  ['a million levels', '['.repeat(1_000_000), 'limit-bytes'],
  ['a hundred thousand levels', '['.repeat(100_000), 'limit-depth'],
  ['too many bytes', JSON.stringify({ code: 'sale', x: 'x'.repeat(600 * 1024) }), 'limit-bytes'],
  ['a key that reaches the prototype', '{"code":"sale","__proto__":{"x":1}}', 'forbidden-key'],
  ['no object', '[1]', 'not-a-document'],
  ['no code', '{"page_schema":[]}', 'bad-code'],
  ['a code that is a path', pageText({ code: '../etc' }), 'bad-code'],
])('%s is refused with a reason and stores nothing', async (_name, text, rule) => {
  await using store = await openTestStore()
  const report = await importPage(store.ctx, { text, files: { read: async () => undefined }, by: 'test' })
  expect(report.accepted).toBe(false)
  expect(report.findings.map((finding) => finding.rule).join()).toContain(rule)
  const { rows } = await store.ctx.db.pool.query('SELECT count(*)::int AS pages FROM page')
  expect(rows).toEqual([{ pages: 0 }])
})

test('what a database cannot store is repaired and reported', async () => {
  await using store = await openTestStore()
  const report = await store.import(pageText({ title: 'lone \ud800 and nul \u0000 end' }))
  expect(report.title).toBe('lone \ufffd and nul  end')
  expect(report.findings.map(({ rule }) => rule)).toContain('repaired-text')
})
