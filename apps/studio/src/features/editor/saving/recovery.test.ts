import { insertBlocks, PAGE, setProp } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { box, page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { PAUSE_MS } from './saver'
import { EditingSession } from './testing/editing-session'
import { settle } from './testing/fake-clock'
import { FakeGateway } from './testing/fake-gateway'
import type { UnsavedDraft } from './unsaved-draft'

const gatewayWithPage = () => new FakeGateway(page(text('a', '甲'), box('frame', text('b', '乙'))))

/** Returns what a tab leaves behind that is killed now. */
async function killed(session: EditingSession): Promise<UnsavedDraft> {
  await session.clock.pass(300)
  session.saver.dispose()
  if (!session.draft) throw new Error('The tab left nothing.')
  return session.draft
}

test('what is left is kept soon after a change, and gone once it is saved', async () => {
  const session = new EditingSession(gatewayWithPage(), '李四')
  session.type('a', '一')
  await session.clock.pass(300)
  expect(session.draft?.patch).toHaveLength(1)
  await session.clock.pass(PAUSE_MS)
  expect(session.draft).toBeUndefined()
})

test('a killed tab’s work is back as one step, and saved', async () => {
  const gateway = gatewayWithPage()
  const dead = new EditingSession(gateway, '李四')
  dead.type('a', '一')
  dead.type('b', '二')
  const draft = await killed(dead)
  const session = new EditingSession(gateway, '李四')
  await session.saver.recover(async () => [draft])
  expect([session.text('a'), session.text('b'), session.labels()]).toEqual(['一', '二', ['恢复']])
  expect(session.events).toMatchObject([{ kind: 'recovered', before: dead.editor.savedPage }])
  await session.clock.pass(PAUSE_MS)
  expect([session.kind, new EditingSession(gateway, '某').text('b')]).toEqual(['saved', '二'])
})

test('what was saved although nobody heard of it does not come back a second time', async () => {
  const gateway = gatewayWithPage()
  const dead = new EditingSession(gateway, '李四')
  dead.connection.loss = 'reply'
  dead.editor.run(insertBlocks, { blocks: [text('new', '新')], at: { parentId: PAGE } })
  await dead.clock.pass(PAUSE_MS)
  const [added] = dead.editor.page.page_schema.slice(-1)
  dead.editor.run(setProp, { ids: [added?.id ?? ''], path: ['text'], value: '更新' })
  const draft = await killed(dead)
  const session = new EditingSession(gateway, '李四')
  await session.saver.recover(async () => [draft])
  await session.clock.pass(PAUSE_MS)
  expect(gateway.page.page_schema.map(({ value }) => value.text ?? '')).toEqual(['甲', '', '更新'])
})

test('a save that had not arrived is done when it is asked for again, and taken in', async () => {
  const gateway = gatewayWithPage()
  const dead = new EditingSession(gateway, '李四')
  dead.connection.loss = 'request'
  dead.type('a', '一')
  await dead.clock.pass(PAUSE_MS)
  dead.type('b', '二')
  const draft = await killed(dead)
  const session = new EditingSession(gateway, '李四')
  await session.saver.recover(async () => [draft])
  await session.clock.pass(PAUSE_MS)
  const seen = new EditingSession(gateway, '某')
  expect([seen.text('a'), seen.text('b'), session.kind]).toEqual(['一', '二', 'saved'])
})

test.each([
  ['mine', '一'],
  ['theirs', '他'],
] as const)('what others changed since is joined, and what collides is asked: %s', async (side, chosen) => {
  const gateway = gatewayWithPage()
  const dead = new EditingSession(gateway, '李四')
  dead.type('a', '一')
  const draft = await killed(dead)
  const other = new EditingSession(gateway, '王五')
  other.type('a', '他')
  other.type('b', '她')
  await other.saver.saveNow()
  const session = new EditingSession(gateway, '李四')
  const recovered = session.saver.recover(async () => [draft])
  await settle()
  expect(session.kind).toBe('collided')
  session.decide(side)
  await recovered
  await session.clock.pass(PAUSE_MS)
  const seen = new EditingSession(gateway, '某')
  expect([seen.text('a'), seen.text('b')]).toEqual([chosen, '她'])
})

test('what several tabs left is all recovered', async () => {
  const gateway = gatewayWithPage()
  const drafts: UnsavedDraft[] = []
  for (const id of ['a', 'b']) {
    const dead = new EditingSession(gateway, '李四')
    dead.type(id, '新')
    drafts.push(await killed(dead))
  }
  const session = new EditingSession(gateway, '李四')
  await session.saver.recover(async () => drafts)
  expect([session.text('a'), session.text('b')]).toEqual(['新', '新'])
})

test('a draft that fits no page any more does not keep the page from opening', async () => {
  const gateway = gatewayWithPage()
  const session = new EditingSession(gateway, '李四')
  const base = { revision: 1, page: page(text('a', '甲')) }
  await session.saver.recover(async () => [{ base, patch: [{ op: 'remove', id: 'gone' }] }])
  expect([session.kind, session.events]).toEqual(['saved', []])
})

test('a save that only had to be sent again is said to be recovered, and can be given up', async () => {
  const gateway = gatewayWithPage()
  const dead = new EditingSession(gateway, '李四')
  dead.connection.loss = 'request'
  dead.type('a', '一')
  await dead.clock.pass(PAUSE_MS)
  const draft = await killed(dead)
  const session = new EditingSession(gateway, '李四')
  const before = session.editor.page
  await session.saver.recover(async () => [draft])
  expect(session.events).toMatchObject([{ kind: 'recovered', before, after: session.editor.page }])
  expect([session.text('a'), session.labels()]).toEqual(['一', ['恢复']])
})
