import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { expect, test, vi } from 'vitest'
import { NO_LIST } from '../../company/company-data'
import { isWithBuckets } from '../../testing/is-with-buckets'
import { workHandedOver } from '../../workers/in-worker'
import { storeAsset } from '../assets'
import { pageText } from '../testing/documents'
import { BY_TEST, startTestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { judgePage } from './document/reading/judge-page'
import { publishPage } from './publish/publish-page'
import { requireApproval } from './testing/require-approval'
import { startWithPage } from './testing/start-with-page'
import { importPage } from './version/import-page'

/** What an act did with documents: work handed to workers, by name, and whole documents serialised as JSON here. */
async function workOf(act: () => Promise<unknown>): Promise<string[]> {
  const work: string[] = []
  const note = (name: unknown) => work.push(String(name))
  const { stringify } = JSON
  const written = vi.spyOn(JSON, 'stringify').mockImplementation((...args: Parameters<typeof stringify>) => {
    const [value] = args as [unknown]
    if (typeof value === 'object' && value !== null && 'page_schema' in value) work.push('stringify')
    return stringify(...args)
  })
  workHandedOver.subscribe(note)
  try {
    await act()
  } finally {
    workHandedOver.unsubscribe(note)
    written.mockRestore()
  }
  return work
}

const count = (work: string[], name: string) => work.filter((one) => one === name).length
const reads = (work: string[]) => work.filter((one) => one !== 'stringify')

test('an import that is published reads its document once and holds it against the rules once', async () => {
  await using gateway = await startTestGateway()
  const files = { read: async () => undefined }
  const work = await workOf(async () => {
    const imported = await importPage(gateway.ctx, { text: pageText(), files, by: 'test' })
    if (!imported.accepted) throw new Error('Refused.')
    const { code, version, checked } = imported
    const report = await publishPage(gateway.ctx, { code, version, checked, by: BY_TEST })
    expect(report).toMatchObject({ published: true, version: 1 })
  })
  expect(reads(work)).toEqual(['judgePage'])
})

test('publishing a draft reads it once and holds it against the rules once', async () => {
  await using gateway = await startWithPage()
  const revision = await gateway.write('第二版')
  const work = await workOf(async () => {
    const published = await callStudio(gateway, 'pagePublish', { code: 'sale', revision }, gateway.approver)
    expect(published.response).toMatchObject({ is_published: true, version: 2, findings: [] })
  })
  expect(reads(work)).toEqual(['judgePage'])
  expect((await gateway.visit()).payload).toContain('第二版')
})

/** How often an act has read the stored file of this name. */
async function readsOfFile(name: string, act: () => Promise<unknown>): Promise<number> {
  const read = vi.spyOn(fs, 'createReadStream')
  syncBuiltinESMExports()
  try {
    await act()
    return read.mock.calls.filter(([path]) => String(path).endsWith(name)).length
  } finally {
    read.mockRestore()
    syncBuiltinESMExports()
  }
}

// Counts what is read from the disk.
test.skipIf(isWithBuckets())(
  'publishing a draft that was approved reads each of its files once',
  async () => {
    await using gateway = await startWithPage()
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>'
    const { address } = await storeAsset(gateway.ctx, { bytes: Buffer.from(svg), name: 'hero.svg' })
    const page_schema = [{ name: 'image', value: { url: address, alt: '主图' } }]
    await gateway.import(pageText({ page_schema }))
    await requireApproval(gateway)
    const { revision } = (await gateway.detail()).response
    const submitted = await callStudio(gateway, 'reviewSubmit', { code: 'sale', revision }, gateway.editor)
    const { submission_id, hash } = submitted.response.submission
    const decision = { submission_id, hash, step: 'approver', verdict: 'approved' } as const
    await callStudio(gateway, 'reviewDecide', decision, gateway.approver)
    const publish = async () => {
      const published = await callStudio(gateway, 'pagePublish', { code: 'sale', revision }, gateway.approver)
      expect(published.response).toMatchObject({ is_published: true, version: 2 })
    }
    expect(await readsOfFile(basename(address), publish)).toBe(1)
  },
)

test('a save is read and written by a worker, and nothing of the document is written again', async () => {
  await using gateway = await startWithPage()
  await gateway.write('第二版')
  const { revision, document } = (await gateway.detail()).response
  const [{ id }] = document.page_schema
  const patch = [{ op: 'set', id, path: ['value', 'html'], value: '<p>第三版</p>' }]
  const input = { code: 'sale', base_revision: revision, save_id: randomUUID(), patch }
  const work = await workOf(async () => {
    expect((await callStudio(gateway, 'draftSave', input, gateway.editor)).code).toBe(1)
  })
  expect(work).toEqual(['changeEdited'])
})

test('the counting can tell: a version that nobody hands on is read and checked again', async () => {
  await using gateway = await startTestGateway()
  const files = { read: async () => undefined }
  const work = await workOf(async () => {
    await importPage(gateway.ctx, { text: pageText(), files, by: 'test' })
    await publishPage(gateway.ctx, { code: 'sale', by: BY_TEST })
  })
  expect(reads(work)).toEqual(['judgePage', 'judgePage'])
  expect(count(work, 'stringify')).toBeGreaterThan(0)
})

test('what is handed on for visitors has lost what the rules let pass and visitors do not get', () => {
  const url = 'http://localhost/picture.jpg'
  const image = { name: 'image', value: { url, alt: '图' }, children: [] }
  const site = { company: '', license_no: '', phone: '', adviser: '', adviser_no: '', filing_no: '' }
  const document = JSON.parse(pageText({ page_schema: [image] }))
  const shown = (linkHosts: string[]) => {
    const { publishable, document: page } = judgePage(
      { linkHosts, env: 'development' },
      { document, company: { site, advisers: [] }, list: NO_LIST },
    )
    return [publishable, page.page_schema[0]?.value.url]
  }
  expect(shown(['localhost'])).toEqual([true, url])
  expect(shown(['h5.example.com'])).toEqual([true, ''])
})
