import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { AppError } from '../../../http/app-error'
import { pageText } from '../../testing/documents'
import { meetingOf, race } from '../../testing/race'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTestGateway, startTwin, type TestGateway } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { saveDraft } from './save-draft'

const CONFLICT = 409001
const REFUSED = 422003

/** A gateway with a page that is published, and somebody who writes. */
async function startWithPage() {
  const gateway = await startTestGateway()
  await gateway.publish(pageText())
  return Object.assign(gateway, {
    editor: await signInMember(gateway, { roles: ['editor'], name: '王编辑' }),
  })
}

const setTitle = (value: string) => [{ op: 'set', id: null, path: ['title'], value }]

function save(
  gateway: TestGateway,
  editor: SignedInMember,
  { base_revision = 0, patch = setTitle('新标题') as Record<string, unknown>[], save_id = randomUUID() },
) {
  return callStudio(gateway, 'draftSave', { code: 'sale', base_revision, save_id, patch }, editor)
}

async function detail(gateway: TestGateway, editor: SignedInMember) {
  return (await callStudio(gateway, 'pageDetail', { code: 'sale' }, editor)).response
}

async function savesOf({ ctx }: TestGateway) {
  const { rows } = await ctx.db.pool.query('SELECT revision FROM page_draft_save ORDER BY revision')
  return rows.map(({ revision }) => revision)
}

test('a page begins as its newest version, and the first save makes a draft of it', async () => {
  await using gateway = await startWithPage()
  const before = await detail(gateway, gateway.editor)
  expect(before).toMatchObject({
    revision: 0,
    base_version: 1,
    document: { title: '夏季课程', start_at: null },
  })
  const [block] = before.document.page_schema
  const patch = [
    ...setTitle('秋季课程'),
    { op: 'set', id: block.id, path: ['value', 'html'], value: '<p>二</p>' },
  ]
  const saved = await save(gateway, gateway.editor, { patch })
  expect(saved).toMatchObject({ status: 200, response: { revision: 1, saved_at: expect.any(String) } })
  const after = await detail(gateway, gateway.editor)
  expect(after).toMatchObject({
    revision: 1,
    base_version: 1,
    document: { title: '秋季课程', page_schema: [{ id: block.id, value: { html: '<p>二</p>' } }] },
    page: {
      title: '秋季课程',
      state: 'published',
      has_changes: true,
      updated_by: '王编辑',
      published_version: 1,
    },
  })
  expect((await gateway.app.inject('/h5-page/h5/sale')).payload).toContain('第一版')
})

test('each save builds on the one before, and one that begins elsewhere is a conflict', async () => {
  await using gateway = await startWithPage()
  expect((await save(gateway, gateway.editor, {})).response.revision).toBe(1)
  expect((await save(gateway, gateway.editor, { base_revision: 1 })).response.revision).toBe(2)
  for (const base_revision of [0, 1, 3]) {
    expect(await save(gateway, gateway.editor, { base_revision })).toMatchObject({
      status: 409,
      code: CONFLICT,
    })
  }
  expect(await savesOf(gateway)).toEqual([1, 2])
})

test('a version that was imported since the page was opened is a conflict for who says what they opened', async () => {
  await using gateway = await startWithPage()
  await gateway.import(pageText({ text: '导入的' }))
  const input = { code: 'sale', base_revision: 0, save_id: randomUUID(), patch: setTitle('新标题') }
  const saveOn = (base_version: number) =>
    callStudio(gateway, 'draftSave', { ...input, base_version }, gateway.editor)
  expect(await saveOn(1)).toMatchObject({ status: 409, code: CONFLICT })
  expect(await saveOn(2)).toMatchObject({ status: 200, response: { revision: 1 } })
})

test('a patch that does not fit is refused with the reason, and nothing of it is done', async () => {
  await using gateway = await startWithPage()
  const patch = [...setTitle('halb'), { op: 'remove', id: 'nobody' }]
  expect(await save(gateway, gateway.editor, { patch })).toMatchObject({
    status: 422,
    code: REFUSED,
    msg: expect.stringContaining('nobody'),
  })
  expect((await detail(gateway, gateway.editor)).document.title).toBe('夏季课程')
})

test('what a member saves is no more trusted than any document', async () => {
  await using gateway = await startWithPage()
  const block = {
    name: 'text',
    id: 'evil',
    value: { html: '<p onclick="x()">好<script>alert(1)</script></p>' },
    common: { action: { type: 1, url: 'javascript:alert(1)' } },
    children: [],
  }
  const strange = { ...block, id: 'strange', name: 'nobody-knows-this', value: {}, common: {} }
  const patch = [block, strange].map((block) => ({ op: 'insert', block, parentId: null, after: null }))
  expect((await save(gateway, gateway.editor, { patch })).status).toBe(200)
  const { document } = await detail(gateway, gateway.editor)
  const text = JSON.stringify(document)
  for (const part of ['<script', 'alert', 'onclick', 'javascript', 'nobody-knows'])
    expect(text).not.toContain(part)
  expect(document.page_schema.map(({ id }: { id: string }) => id)).toContain('evil')
})

test('what no database stores is mended in the page and in the record', async () => {
  await using gateway = await startWithPage()
  const value = { 'k\u0000ey': 'half \ud800 and \u0000 none' }
  const patch = [...setTitle('标\u0000题\udc00'), { op: 'set', id: null, path: ['extra', 'note'], value }]
  expect((await save(gateway, gateway.editor, { patch })).status).toBe(200)
  expect((await detail(gateway, gateway.editor)).document.title).toMatch(/^标.?题.?$/u)
})

test('a page of 512 KB is saved in one piece', async () => {
  await using gateway = await startWithPage()
  const blocks = Array.from({ length: 27 }, (_none, index) => ({
    name: 'text',
    id: `large-${index}`,
    value: { html: `<p>${'好'.repeat(6_600)}</p>` },
    common: {},
    children: [],
  }))
  const patch = blocks.map((block) => ({ op: 'insert', block, parentId: null, after: null }))
  expect((await save(gateway, gateway.editor, { patch: patch.slice(0, 26) })).status).toBe(200)
  const over = await save(gateway, gateway.editor, { base_revision: 1, patch: patch.slice(26) })
  expect(over).toMatchObject({ status: 422, code: REFUSED, msg: expect.stringContaining('上限') })
})

test('an unknown page is not found, and who may not write is refused', async () => {
  await using gateway = await startWithPage()
  const approver = await signInMember(gateway, { roles: ['approver', 'operator', 'auditor'] })
  expect((await save(gateway, approver, {})).status).toBe(403)
  const none = { code: 'none', base_revision: 0, save_id: randomUUID(), patch: [] }
  expect((await callStudio(gateway, 'draftSave', none, gateway.editor)).status).toBe(404)
})

test('of ten editors who began with the same draft exactly one is saved, in whichever process', async () => {
  await using gateway = await startWithPage()
  await using twin = await startTwin(gateway)
  const members = await Promise.all([0, 1].map(() => signInMember(gateway, { roles: ['editor'] })))
  const outcomes = await race(10, async (index) => {
    const member = members[index % 2] as SignedInMember
    const { app } = index % 2 ? twin : gateway
    return (await save({ ...gateway, app }, member, { patch: setTitle(`第 ${index} 个`) })).status
  })
  expect(outcomes.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  expect((await detail(gateway, gateway.editor)).revision).toBe(1)
})

test('looking at the revision first and writing later saves several of them: the question can tell', async () => {
  await using gateway = await startWithPage()
  await save(gateway, gateway.editor, {})
  const { pool } = gateway.ctx.db
  const allHaveLooked = meetingOf(5)
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { rows } = await pool.query('SELECT revision FROM page_draft')
      await allHaveLooked()
      if (rows[0].revision !== 1) return 409
      await pool.query("UPDATE page_draft SET revision = revision + 1, title = 'careless'")
      return 200
    }),
  )
  expect(outcomes.filter((status) => status === 200).length).toBeGreaterThan(1)
})

test('a save that is sent twenty times at once is saved once, and answered the same each time', async () => {
  await using gateway = await startWithPage()
  await using twin = await startTwin(gateway)
  const save_id = randomUUID()
  const replies = await race(20, async (index) => {
    const { app } = index % 2 ? twin : gateway
    return save({ ...gateway, app }, gateway.editor, { save_id })
  })
  expect(new Set(replies.map(({ status, response }) => JSON.stringify([status, response]))).size).toBe(1)
  expect(replies[0]).toMatchObject({ status: 200, response: { revision: 1 } })
  expect(await savesOf(gateway)).toEqual([1])
})

test('a repeat is answered as the first was, also when others have saved since', async () => {
  await using gateway = await startWithPage()
  const save_id = randomUUID()
  const first = await save(gateway, gateway.editor, { save_id })
  await save(gateway, gateway.editor, { base_revision: 1 })
  expect((await save(gateway, gateway.editor, { save_id })).response).toEqual(first.response)
  expect(await savesOf(gateway)).toEqual([1, 2])
})

test('looking first whether a save is known saves it several times: the question can tell', async () => {
  await using gateway = await startWithPage()
  const { pool } = gateway.ctx.db
  const allHaveLooked = meetingOf(5)
  await pool.query('CREATE TABLE careless_save (save_id text)')
  await Promise.all(
    Array.from({ length: 5 }, async () => {
      const { rowCount } = await pool.query("SELECT FROM careless_save WHERE save_id = 'one'")
      await allHaveLooked()
      if (rowCount === 0) await pool.query("INSERT INTO careless_save VALUES ('one')")
    }),
  )
  expect((await pool.query('SELECT FROM careless_save')).rowCount).toBeGreaterThan(1)
})

test('saves stay as they were saved, and a draft never goes back', async () => {
  await using gateway = await startWithPage()
  await save(gateway, gateway.editor, {})
  await save(gateway, gateway.editor, { base_revision: 1, patch: setTitle('三') })
  const { pool } = gateway.ctx.db
  for (const statement of [
    "UPDATE page_draft_save SET patch = '[]'",
    'DELETE FROM page_draft_save',
    'TRUNCATE page_draft_save',
  ]) {
    await expect(pool.query(statement)).rejects.toThrow('kept as they were saved')
  }
  for (const statement of ['UPDATE page_draft SET revision = 1', "UPDATE page_draft SET document = '{}'"]) {
    await expect(pool.query(statement)).rejects.toThrow('refused')
  }
})

test('a save that fails half-way leaves neither draft nor record', async () => {
  await using gateway = await startWithPage()
  const { pool } = gateway.database.owner
  await pool.query(`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'power cut'; END $$;
    CREATE TRIGGER fail BEFORE INSERT ON page_draft_save FOR EACH ROW EXECUTE FUNCTION fail()`)
  const input = { code: 'sale', base_revision: 0, save_id: randomUUID(), patch: setTitle('halb') }
  const failed = saveDraft(gateway.ctx, gateway.editor, input)
  await expect(failed).rejects.not.toBeInstanceOf(AppError)
  expect((await detail(gateway, gateway.editor)).revision).toBe(0)
})
