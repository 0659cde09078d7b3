import { removeBlocks } from '@yingzao/editor-core'
import { describe, expect, test } from 'vitest'
import { box, page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { MOST_MS, PAUSE_MS } from './saver'
import { Desk } from './testing/editing-session'
import { settle } from './testing/fake-clock'
import { FakeGateway } from './testing/fake-gateway'

const gatewayWithPage = () => new FakeGateway(page(text('a', '甲'), box('frame', text('b', '乙'))))

const textOf = (gateway: FakeGateway, id: string) => new Desk(gateway, '某').text(id)

describe('when it saves', () => {
  test('a pause after the last change, as one patch', async () => {
    const gateway = gatewayWithPage()
    const desk = new Desk(gateway, '李四')
    desk.type('a', '一')
    await desk.clock.pass(PAUSE_MS - 100)
    desk.type('a', '一二')
    await desk.clock.pass(PAUSE_MS - 100)
    expect([gateway.revision, desk.kind]).toEqual([1, 'unsaved'])
    await desk.clock.pass(100)
    expect([gateway.revision, desk.kind, textOf(gateway, 'a')]).toEqual([2, 'saved', '一二'])
  })

  test('somebody who never pauses is saved all the same', async () => {
    const gateway = gatewayWithPage()
    const desk = new Desk(gateway, '李四')
    for (let at = 0; at <= MOST_MS; at += 1_000) {
      desk.type('a', `字${at}`)
      await desk.clock.pass(1_000)
    }
    expect(gateway.revision).toBeGreaterThan(1)
  })

  test('at once when told, and what is typed meanwhile follows before it answers', async () => {
    const gateway = gatewayWithPage()
    const desk = new Desk(gateway, '李四')
    desk.line.isHeld = true
    desk.type('a', '一')
    const first = desk.saver.saveNow()
    desk.type('b', '二')
    const second = desk.saver.saveNow()
    expect(desk.line.calls).toHaveLength(1)
    desk.line.isHeld = false
    desk.line.pass()
    await desk.clock.pass(0)
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(textOf(gateway, 'b')).toBe('二')
    expect(desk.line.calls.map(({ base_revision }) => base_revision)).toEqual([1, 2])
  })

  test('nothing when undo leads back to what was saved, or only the selection changed', async () => {
    const desk = new Desk(gatewayWithPage(), '李四')
    desk.type('a', '一')
    desk.editor.undo()
    desk.editor.select(['b'])
    await desk.clock.pass(60_000)
    expect([desk.line.calls, desk.kind, desk.rest]).toEqual([[], 'saved', undefined])
  })
})

describe('a line that fails', () => {
  test('a lost reply is asked for again under the same id, and done once', async () => {
    const gateway = gatewayWithPage()
    const desk = new Desk(gateway, '李四')
    desk.line.loss = 'reply'
    desk.type('a', '一')
    await desk.clock.pass(120_000)
    expect([desk.kind, gateway.revision]).toEqual(['offline', 2])
    desk.type('b', '二')
    desk.line.loss = 'none'
    await desk.clock.pass(60_000)
    expect([desk.kind, gateway.revision, textOf(gateway, 'b')]).toEqual(['saved', 3, '二'])
    const ids = desk.line.calls.map(({ save_id }) => save_id)
    expect(new Set(ids.slice(0, -1)).size).toBe(1)
    expect(ids.at(-1)).not.toBe(ids[0])
  })

  test('who asks is told that it cannot be saved now, and the next try need not be waited for', async () => {
    const desk = new Desk(gatewayWithPage(), '李四')
    desk.line.loss = 'request'
    desk.type('a', '一')
    expect(await desk.saver.saveNow()).toBe(false)
    desk.line.loss = 'none'
    expect(await desk.saver.saveNow()).toBe(true)
  })

  test('a login that is over waits for the next one and loses nothing', async () => {
    const gateway = gatewayWithPage()
    const desk = new Desk(gateway, '李四')
    desk.line.isSignedIn = false
    desk.type('a', '一')
    await desk.clock.pass(PAUSE_MS)
    desk.type('b', '二')
    await desk.clock.pass(600_000)
    expect([desk.kind, desk.line.calls.length]).toEqual(['signedOut', 1])
    desk.line.isSignedIn = true
    desk.saver.resume()
    await desk.clock.pass(PAUSE_MS)
    expect([desk.kind, textOf(gateway, 'a'), textOf(gateway, 'b')]).toEqual(['saved', '一', '二'])
  })

  test('what the gateway will not take is said, and tried again after the next change', async () => {
    const desk = new Desk(gatewayWithPage(), '李四')
    desk.line.refusal = '没有权限'
    desk.type('a', '一')
    await desk.clock.pass(60_000)
    expect(desk.saver.state).toEqual({ kind: 'refused', msg: '没有权限' })
    expect(desk.line.calls).toHaveLength(1)
    desk.line.refusal = undefined
    desk.type('a', '二')
    await desk.clock.pass(PAUSE_MS)
    expect(desk.kind).toBe('saved')
  })

  test('a patch that does not fit what the gateway holds is made anew against that', async () => {
    const gateway = gatewayWithPage()
    const desk = new Desk(gateway, '李四')
    // Read more strictly there than here.
    gateway.page = page(text('a', '甲'))
    desk.type('a', '一')
    desk.type('b', '二')
    await desk.clock.pass(PAUSE_MS)
    expect(desk.kind).toBe('collided')
    desk.decide('theirs')
    await desk.clock.pass(PAUSE_MS)
    expect([desk.kind, textOf(gateway, 'a')]).toEqual(['saved', '一'])
  })
})

describe('somebody else saved', () => {
  test('what does not collide is joined by itself, said, and one step to undo', async () => {
    const gateway = gatewayWithPage()
    const [mine, theirs] = [new Desk(gateway, '李四'), new Desk(gateway, '王五')]
    theirs.type('b', '他')
    await theirs.saver.saveNow()
    mine.type('a', '我')
    await mine.clock.pass(PAUSE_MS)
    expect([mine.kind, mine.text('a'), mine.text('b')]).toEqual(['saved', '我', '他'])
    expect([textOf(gateway, 'a'), textOf(gateway, 'b')]).toEqual(['我', '他'])
    expect(mine.events).toMatchObject([{ kind: 'joined', by: '王五' }])
    expect(mine.labels().at(-1)).toBe('合并 王五')
    mine.editor.undo()
    expect([mine.text('a'), mine.text('b')]).toEqual(['我', '乙'])
  })

  test.each([
    ['mine', '我'],
    ['theirs', '他'],
  ] as const)(
    'what collides is asked, and choosing %s keeps the other in the history',
    async (side, chosen) => {
      const gateway = gatewayWithPage()
      const [mine, theirs] = [new Desk(gateway, '李四'), new Desk(gateway, '王五')]
      theirs.type('a', '他')
      await theirs.saver.saveNow()
      mine.type('a', '我')
      await mine.clock.pass(PAUSE_MS)
      expect(mine.kind).toBe('collided')
      mine.decide(side)
      await mine.clock.pass(PAUSE_MS)
      expect([mine.kind, textOf(gateway, 'a')]).toEqual(['saved', chosen])
      const seen = [mine.text('a')]
      while (mine.editor.undo().ok) seen.push(mine.text('a'))
      expect(seen).toEqual(expect.arrayContaining(['我', '他', '甲']))
    },
  )

  test('a block that one removed and the other changed is asked for, and can go after all', async () => {
    const gateway = gatewayWithPage()
    const [mine, theirs] = [new Desk(gateway, '李四'), new Desk(gateway, '王五')]
    theirs.type('b', '他')
    await theirs.saver.saveNow()
    mine.editor.run(removeBlocks, { ids: ['frame'] })
    await mine.clock.pass(PAUSE_MS)
    expect([mine.kind, mine.saver.state.kind === 'collided']).toEqual(['collided', true])
    mine.decide('mine')
    await mine.clock.pass(PAUSE_MS)
    expect([mine.kind, textOf(gateway, 'b')]).toEqual(['saved', undefined])
  })

  test('what is typed while it is being joined is not lost, and asked for when it collides', async () => {
    const gateway = gatewayWithPage()
    const [mine, theirs] = [new Desk(gateway, '李四'), new Desk(gateway, '王五')]
    theirs.type('a', '他')
    theirs.type('b', '她')
    await theirs.saver.saveNow()
    mine.type('a', '我')
    await mine.clock.pass(PAUSE_MS)
    mine.type('b', '我们')
    mine.decide('mine')
    await settle()
    expect(mine.kind).toBe('collided')
    mine.decide('mine')
    await mine.clock.pass(PAUSE_MS)
    expect([textOf(gateway, 'a'), textOf(gateway, 'b')]).toEqual(['我', '我们'])
  })

  test('a window that is looked at again takes in what others saved', async () => {
    const gateway = gatewayWithPage()
    const [mine, theirs] = [new Desk(gateway, '李四'), new Desk(gateway, '王五')]
    theirs.type('b', '他')
    await theirs.saver.saveNow()
    await mine.saver.lookAround()
    expect([mine.kind, mine.text('b'), mine.saver.revision]).toEqual(['saved', '他', 2])
    expect(mine.line.calls).toEqual([])
  })

  test('two windows of one person end with the same page', async () => {
    const gateway = gatewayWithPage()
    const windows = [new Desk(gateway, '李四'), new Desk(gateway, '李四 2')]
    for (const [at, desk] of windows.entries()) desk.type(at === 0 ? 'a' : 'b', '新')
    for (const desk of windows) await desk.saver.saveNow()
    await windows[0]?.saver.lookAround()
    expect(windows.map((desk) => [desk.text('a'), desk.text('b')])).toEqual([
      ['新', '新'],
      ['新', '新'],
    ])
  })
})
