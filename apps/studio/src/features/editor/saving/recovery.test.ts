import { insertBlocks, PAGE, setProp } from '@yingzao/editor-core'
import { expect, test } from 'vitest'
import { box, page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { PAUSE_MS } from './saver'
import { Desk } from './testing/editing-session'
import { settle } from './testing/fake-clock'
import { FakeGateway } from './testing/fake-gateway'
import type { Rest } from './unsaved-draft'

const gatewayWithPage = () => new FakeGateway(page(text('a', '甲'), box('frame', text('b', '乙'))))

/** What a tab leaves that is killed now. */
async function killed(desk: Desk): Promise<Rest> {
  await desk.clock.pass(300)
  desk.saver.dispose()
  if (!desk.rest) throw new Error('The tab left nothing.')
  return desk.rest
}

test('what is left is kept soon after a change, and gone once it is saved', async () => {
  const desk = new Desk(gatewayWithPage(), '李四')
  desk.type('a', '一')
  await desk.clock.pass(300)
  expect(desk.rest?.patch).toHaveLength(1)
  await desk.clock.pass(PAUSE_MS)
  expect(desk.rest).toBeUndefined()
})

test('a killed tab’s work is back as one step, and saved', async () => {
  const gateway = gatewayWithPage()
  const dead = new Desk(gateway, '李四')
  dead.type('a', '一')
  dead.type('b', '二')
  const rest = await killed(dead)
  const desk = new Desk(gateway, '李四')
  await desk.saver.recover(async () => [rest])
  expect([desk.text('a'), desk.text('b'), desk.labels()]).toEqual(['一', '二', ['恢复']])
  expect(desk.events).toMatchObject([{ kind: 'recovered', before: dead.editor.savedPage }])
  await desk.clock.pass(PAUSE_MS)
  expect([desk.kind, new Desk(gateway, '某').text('b')]).toEqual(['saved', '二'])
})

test('what was saved although nobody heard of it does not come back a second time', async () => {
  const gateway = gatewayWithPage()
  const dead = new Desk(gateway, '李四')
  dead.line.loss = 'reply'
  dead.editor.run(insertBlocks, { blocks: [text('new', '新')], at: { parentId: PAGE } })
  await dead.clock.pass(PAUSE_MS)
  const [added] = dead.editor.page.page_schema.slice(-1)
  dead.editor.run(setProp, { ids: [added?.id ?? ''], path: ['text'], value: '更新' })
  const rest = await killed(dead)
  const desk = new Desk(gateway, '李四')
  await desk.saver.recover(async () => [rest])
  await desk.clock.pass(PAUSE_MS)
  expect(gateway.page.page_schema.map(({ value }) => value.text ?? '')).toEqual(['甲', '', '更新'])
})

test('a save that had not arrived is done when it is asked for again, and taken in', async () => {
  const gateway = gatewayWithPage()
  const dead = new Desk(gateway, '李四')
  dead.line.loss = 'request'
  dead.type('a', '一')
  await dead.clock.pass(PAUSE_MS)
  dead.type('b', '二')
  const rest = await killed(dead)
  const desk = new Desk(gateway, '李四')
  await desk.saver.recover(async () => [rest])
  await desk.clock.pass(PAUSE_MS)
  const seen = new Desk(gateway, '某')
  expect([seen.text('a'), seen.text('b'), desk.kind]).toEqual(['一', '二', 'saved'])
})

test.each([
  ['mine', '一'],
  ['theirs', '他'],
] as const)('what others changed since is joined, and what collides is asked: %s', async (side, chosen) => {
  const gateway = gatewayWithPage()
  const dead = new Desk(gateway, '李四')
  dead.type('a', '一')
  const rest = await killed(dead)
  const other = new Desk(gateway, '王五')
  other.type('a', '他')
  other.type('b', '她')
  await other.saver.saveNow()
  const desk = new Desk(gateway, '李四')
  const recovered = desk.saver.recover(async () => [rest])
  await settle()
  expect(desk.kind).toBe('collided')
  desk.decide(side)
  await recovered
  await desk.clock.pass(PAUSE_MS)
  const seen = new Desk(gateway, '某')
  expect([seen.text('a'), seen.text('b')]).toEqual([chosen, '她'])
})

test('what several tabs left is all recovered', async () => {
  const gateway = gatewayWithPage()
  const rests: Rest[] = []
  for (const id of ['a', 'b']) {
    const dead = new Desk(gateway, '李四')
    dead.type(id, '新')
    rests.push(await killed(dead))
  }
  const desk = new Desk(gateway, '李四')
  await desk.saver.recover(async () => rests)
  expect([desk.text('a'), desk.text('b')]).toEqual(['新', '新'])
})

test('a rest that fits no page any more does not keep the page from opening', async () => {
  const gateway = gatewayWithPage()
  const desk = new Desk(gateway, '李四')
  const base = { revision: 1, page: page(text('a', '甲')) }
  await desk.saver.recover(async () => [{ base, patch: [{ op: 'remove', id: 'gone' }] }])
  expect([desk.kind, desk.events]).toEqual(['saved', []])
})

test('a save that only had to be sent again is said to be recovered, and can be given up', async () => {
  const gateway = gatewayWithPage()
  const dead = new Desk(gateway, '李四')
  dead.line.loss = 'request'
  dead.type('a', '一')
  await dead.clock.pass(PAUSE_MS)
  const rest = await killed(dead)
  const desk = new Desk(gateway, '李四')
  const before = desk.editor.page
  await desk.saver.recover(async () => [rest])
  expect(desk.events).toMatchObject([{ kind: 'recovered', before, after: desk.editor.page }])
  expect([desk.text('a'), desk.labels()]).toEqual(['一', ['恢复']])
})
