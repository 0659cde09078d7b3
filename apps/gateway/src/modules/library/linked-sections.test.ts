import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageDocuments } from '../pages'
import { meetingOf, race } from '../testing/race'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'
import { updatePages } from './update-pages'

let gateway: TestGateway
/** Writes pages. */
let editor: SignedInMember
/** Writes pages and decides what visitors see. */
let head: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'], name: '李编辑' })
  head = await signInMember(gateway, { roles: ['editor', 'approver'], name: '王主编' })
})
afterAll(() => gateway[Symbol.asyncDispose]())

interface Link {
  section: string
  revision: number
}

let count = 0
const paragraph = (words: string) => ({ name: 'text', value: { html: `<p>${words}</p>` } })
const sectionOf = (words: string, value: object = {}) =>
  JSON.stringify([{ name: 'section', value, children: [paragraph(words)] }])
const ask = async (id: Parameters<typeof callStudio>[1], input: object, member = editor) => {
  const answer = await callStudio(gateway, id, input as never, member)
  if (answer.code !== 1) throw new Error(`${id}: ${JSON.stringify(answer)}`)
  return answer.response
}
const keep = async (words = '第一版') => {
  count += 1
  return (await ask('sectionCreate', { name: `版块 ${count}`, kind: 'hero', blocks: sectionOf(words) }))
    .section as { id: number } & Link
}
/** A draft that links a section, and something of its own. */
async function page(code: string, { section, revision }: Link, own = '自己的'): Promise<void> {
  const { blocks } = JSON.parse(`{"blocks":${sectionOf('第一版', { linked: { section, revision } })}}`)
  const document = JSON.stringify({ code, title: code, page_schema: [paragraph(own), ...blocks] })
  await ask('pageCreate', { code, title: code, document })
}
async function publish(code: string): Promise<void> {
  const { revision } = await ask('pageDetail', { code })
  const { is_published, findings } = await ask('pagePublish', { code, revision }, head)
  if (!is_published) throw new Error(JSON.stringify(findings))
}
async function published(code: string, link: Link, own?: string): Promise<void> {
  await page(code, link, own)
  await publish(code)
}
const change = (id: number, words: string, more: object = {}, member = head) =>
  callStudio(gateway, 'sectionChange', { id, blocks: sectionOf(words), ...more }, member)
const visit = async (code: string) => (await gateway.app.inject(`/h5-page/h5/${code}`)).payload
const sees = (code: string, words: string) =>
  vi.waitFor(async () => expect(await visit(code)).toContain(words))
const written = async (code: string) => JSON.stringify((await ask('pageDetail', { code })).document)
const pagesOf = async (id: number, more = {}) => (await ask('sectionPages', { id, ...more }, head)).pages
const publishings = async (code: string) =>
  (
    await gateway.ctx.db.pool.query(
      `SELECT who, after FROM audit_log WHERE action = 'page.publish' AND subject = $1 ORDER BY seq`,
      [`page:${code}`],
    )
  ).rows

test('a link is told by the section that is inserted, counted on its card, and dropped from what is kept', async () => {
  const section = await keep()
  const used = await ask('sectionUse', { id: `own/${section.id}` })
  expect(used.link).toEqual({ section: section.section, revision: 1 })
  await page('counted', section)
  const { own } = await ask('sectionList', {})
  expect(own.find(({ id }: { id: number }) => id === section.id)).toMatchObject({
    pages: 1,
    is_linkable: true,
  })
  const kept = await ask('sectionCreate', {
    name: '又一个',
    kind: 'hero',
    blocks: sectionOf('里面', { linked: { section: section.section, revision: 1 } }),
  })
  expect((await ask('sectionUse', { id: `own/${kept.section.id}` })).blocks).not.toContain(section.section)
  expect((await ask('sectionLinked', { sections: [section.section, randomUUID()] })).list).toEqual([
    { section: section.section, id: section.id, name: '版块 1', revision: 1 },
  ])
})

test('visitors of every page see the new section, as a version that says on whose order', async () => {
  const section = await keep()
  await published('first', section)
  await page('only-draft', section)
  expect(await pagesOf(section.id, { blocks: sectionOf('第二版') })).toMatchObject([
    { code: 'first', outcome: 'publish', state: null },
    { code: 'only-draft', outcome: 'draft', state: null },
  ])
  expect((await change(section.id, '第二版', { revision: 1 })).response.section).toMatchObject({
    revision: 2,
    pages: 2,
  })
  expect(await pagesOf(section.id)).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }])
  await gateway.runJobs()
  await sees('first', '第二版')
  expect(await visit('first')).toContain('自己的')
  expect(await written('only-draft')).toContain('第二版')
  expect(await pagesOf(section.id)).toMatchObject([{ state: 'done' }, { state: 'done' }])
  expect((await publishings('first')).at(-1)).toEqual({
    who: 'job:section-update',
    after: { status: 'published', version: 2, ordered_by: `member:${head.member_id}` },
  })
  expect((await ask('pageDetail', { code: 'first' })).page.has_changes).toBe(false)
})

test('a page that is to be published by itself stays as it was for visitors, with the reason, and the others go on', async () => {
  const section = await keep()
  await published('good', section)
  await published('bad', section)
  await gateway.ctx.db.pool.query(
    `INSERT INTO page_schedule (page_id, version_id, publish_at, set_by)
     SELECT id, published_version_id, now() + interval '1 day', $1 FROM page WHERE code = 'bad'`,
    [head.member_id],
  )
  const foreseen = await pagesOf(section.id, { blocks: sectionOf('第二版') })
  expect(foreseen.find(({ code }: { code: string }) => code === 'bad')).toMatchObject({
    outcome: 'refused',
    problem: expect.stringContaining('定时'),
  })
  await change(section.id, '第二版')
  await gateway.runJobs()
  await sees('good', '第二版')
  expect(await visit('bad')).toContain('第一版')
  expect(await written('bad')).toContain('第二版')
  expect((await pagesOf(section.id)).find(({ code }: { code: string }) => code === 'bad')).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('定时'),
  })
})

test('what no page may say is refused on each, found by the same rules as publishing', async () => {
  const section = await keep()
  await published('rules', section)
  const words = '保本保息，稳赚不赔'
  const [foreseen] = await pagesOf(section.id, { blocks: sectionOf(words) })
  expect(foreseen).toMatchObject({ outcome: 'refused', problem: expect.any(String) })
  await change(section.id, words)
  await gateway.runJobs()
  expect(await visit('rules')).toContain('第一版')
  expect((await pagesOf(section.id))[0]).toMatchObject({ state: 'failed', problem: foreseen.problem })
})

test('who may not publish changes what is written, and visitors wait for somebody who may', async () => {
  const section = await keep()
  await published('waits', section)
  const { pages } = await ask('sectionPages', { id: section.id, blocks: sectionOf('第二版') })
  expect(pages).toMatchObject([{ outcome: 'approval' }])
  await change(section.id, '第二版', {}, editor)
  await gateway.runJobs()
  expect(await visit('waits')).toContain('第一版')
  expect(await written('waits')).toContain('第二版')
  await publish('waits')
  await sees('waits', '第二版')
})

test('what somebody saved meanwhile stays, in the draft only', async () => {
  const section = await keep()
  await published('meanwhile', section)
  await change(section.id, '第二版')
  const { revision, document } = await ask('pageDetail', { code: 'meanwhile' })
  const [{ id }] = document.page_schema
  const patch = [{ op: 'set', id, path: ['value', 'html'], value: '<p>刚写的</p>' }]
  await ask('draftSave', { code: 'meanwhile', base_revision: revision, save_id: randomUUID(), patch })
  await gateway.runJobs()
  await sees('meanwhile', '第二版')
  expect(await visit('meanwhile')).not.toContain('刚写的')
  const draft = await written('meanwhile')
  expect(draft).toContain('刚写的')
  expect(draft).toContain('第二版')
})

test('what stands in a draft and is being made into the section is left to whoever does it', async () => {
  const section = await keep()
  await page('edited', section)
  const { revision, document } = await ask('pageDetail', { code: 'edited' })
  const { id } = document.page_schema[1]
  const linked = { section: section.section, revision: 1, edited: true }
  const patch = [{ op: 'set', id, path: ['common', 'linked'], value: linked }]
  await ask('draftSave', { code: 'edited', base_revision: revision, save_id: randomUUID(), patch })
  await change(section.id, '第二版')
  await gateway.runJobs()
  expect(await written('edited')).toContain('第一版')
  expect(await change(section.id, '第三版', { revision: 1 })).toMatchObject({ status: 409 })
})

test('however many processes get to it, a page is published once', async () => {
  await using twin = await startTwin(gateway)
  const section = await keep()
  for (const code of ['race-a', 'race-b']) await published(code, section)
  await change(section.id, '第二版')
  await race(10, (index) => updatePages(index % 2 ? twin.ctx : gateway.ctx, section.id))
  await gateway.runJobs()
  for (const code of ['race-a', 'race-b']) {
    await sees(code, '第二版')
    expect(await publishings(code)).toHaveLength(2)
  }
})

test('publishing what was foreseen, without looking again, publishes twice: it can tell', async () => {
  const section = await keep()
  await published('careless', section)
  const bothHaveLooked = meetingOf(2)
  const careless = async () => {
    const { rows } = await gateway.ctx.db.pool.query(
      `SELECT count(*)::int AS acts FROM audit_log WHERE action = 'page.publish' AND subject = 'page:careless'`,
    )
    await bothHaveLooked()
    if (rows[0].acts === 1) await publish('careless')
  }
  await Promise.all([careless(), careless()])
  expect((await publishings('careless')).length).toBeGreaterThan(2)
})

test('killed in the middle it goes on where it was, and the pages that were done are not done again', async () => {
  const section = await keep()
  const codes = ['kill-a', 'kill-b', 'kill-c']
  for (const code of codes) await published(code, section)
  await change(section.id, '第二版')
  const update = pageDocuments.linkedPages.update
  const killed = vi.spyOn(pageDocuments.linkedPages, 'update').mockImplementation(async (ctx, order) => {
    if (order.code === 'kill-b') throw Object.assign(new Error('killed'), { code: 'ECONNREFUSED' })
    return update(ctx, order)
  })
  await expect(updatePages(gateway.ctx, section.id)).rejects.toThrow('killed')
  killed.mockRestore()
  expect((await pagesOf(section.id)).map(({ state }: { state: string }) => state).sort()).toEqual([
    'done',
    'waiting',
    'waiting',
  ])
  await updatePages(gateway.ctx, section.id)
  for (const code of codes) {
    await sees(code, '第二版')
    expect(await publishings(code), code).toHaveLength(2)
  }
})

test('noting a page as done before it is done loses it: it can tell', async () => {
  const section = await keep()
  await published('lost', section)
  await change(section.id, '第二版')
  // The process is killed at this point.
  await gateway.ctx.db.pool.query(`UPDATE section_update SET state = 'done' WHERE section_id = $1`, [
    section.id,
  ])
  await updatePages(gateway.ctx, section.id)
  expect(await visit('lost')).toContain('第一版')
})

test('killed between a version and its publishing, the same version is published', async () => {
  const section = await keep()
  await published('between', section)
  await change(section.id, '第二版')
  const { site } = gateway.ctx
  const draw = site.renderPage
  site.renderPage = () => Promise.reject(Object.assign(new Error('killed'), { code: 'ECONNREFUSED' }))
  try {
    await updatePages(gateway.ctx, section.id).catch(() => undefined)
  } finally {
    site.renderPage = draw
  }
  await gateway.ctx.db.pool.query(
    `UPDATE section_update SET state = 'waiting', problem = NULL WHERE section_id = $1`,
    [section.id],
  )
  await gateway.runJobs()
  await sees('between', '第二版')
  const { list } = await ask('versionList', { code: 'between' })
  expect(list.map(({ version }: { version: number }) => version)).toEqual([2, 1])
})

test('a page that links a section gets one block', async () => {
  const section = await keep()
  await page('one', section)
  const two = JSON.stringify([paragraph('甲'), paragraph('乙')])
  for (const call of ['sectionPages', 'sectionChange'] as const) {
    expect(await callStudio(gateway, call, { id: section.id, blocks: two }, head)).toMatchObject({
      status: 422,
      msg: expect.stringContaining('一个组件'),
    })
  }
})

test('a section that is gone leaves every page as it is', async () => {
  const section = await keep()
  await published('left', section)
  const before = await written('left')
  await ask('sectionDelete', { id: section.id })
  await gateway.runJobs()
  expect(await written('left')).toBe(before)
  expect(await visit('left')).toContain('第一版')
  expect((await ask('sectionLinked', { sections: [section.section] })).list).toEqual([])
})
