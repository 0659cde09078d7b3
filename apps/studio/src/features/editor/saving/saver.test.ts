import { removeBlocks } from '@yingzao/editor-core'
import { describe, expect, test } from 'vitest'
import { box, page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import { MOST_MS, PAUSE_MS } from './saver'
import { EditingSession } from './testing/editing-session'
import { settle } from './testing/fake-clock'
import { FakeGateway } from './testing/fake-gateway'

const gatewayWithPage = () => new FakeGateway(page(text('a', '甲'), box('frame', text('b', '乙'))))

const textOf = (gateway: FakeGateway, id: string) => new EditingSession(gateway, '某').text(id)

describe('when it saves', () => {
  test('a pause after the last change, as one patch', async () => {
    const gateway = gatewayWithPage()
    const session = new EditingSession(gateway, '李四')
    session.type('a', '一')
    await session.clock.pass(PAUSE_MS - 100)
    session.type('a', '一二')
    await session.clock.pass(PAUSE_MS - 100)
    expect([gateway.revision, session.kind]).toEqual([1, 'unsaved'])
    await session.clock.pass(100)
    expect([gateway.revision, session.kind, textOf(gateway, 'a')]).toEqual([2, 'saved', '一二'])
  })

  test('somebody who never pauses is saved all the same', async () => {
    const gateway = gatewayWithPage()
    const session = new EditingSession(gateway, '李四')
    for (let at = 0; at <= MOST_MS; at += 1_000) {
      session.type('a', `字${at}`)
      await session.clock.pass(1_000)
    }
    expect(gateway.revision).toBeGreaterThan(1)
  })

  test('at once when told, and what is typed meanwhile follows before it answers', async () => {
    const gateway = gatewayWithPage()
    const session = new EditingSession(gateway, '李四')
    session.connection.isHeld = true
    session.type('a', '一')
    const first = session.saver.saveNow()
    session.type('b', '二')
    const second = session.saver.saveNow()
    expect(session.connection.calls).toHaveLength(1)
    session.connection.isHeld = false
    session.connection.pass()
    await session.clock.pass(0)
    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(textOf(gateway, 'b')).toBe('二')
    expect(session.connection.calls.map(({ base_revision }) => base_revision)).toEqual([1, 2])
  })

  test('nothing when undo leads back to what was saved, or only the selection changed', async () => {
    const session = new EditingSession(gatewayWithPage(), '李四')
    session.type('a', '一')
    session.editor.undo()
    session.editor.select(['b'])
    await session.clock.pass(60_000)
    expect([session.connection.calls, session.kind, session.draft]).toEqual([[], 'saved', undefined])
  })
})

describe('a connection that fails', () => {
  test('a lost reply is asked for again under the same id, and done once', async () => {
    const gateway = gatewayWithPage()
    const session = new EditingSession(gateway, '李四')
    session.connection.loss = 'reply'
    session.type('a', '一')
    await session.clock.pass(120_000)
    expect([session.kind, gateway.revision]).toEqual(['offline', 2])
    session.type('b', '二')
    session.connection.loss = 'none'
    await session.clock.pass(60_000)
    expect([session.kind, gateway.revision, textOf(gateway, 'b')]).toEqual(['saved', 3, '二'])
    const ids = session.connection.calls.map(({ save_id }) => save_id)
    expect(new Set(ids.slice(0, -1)).size).toBe(1)
    expect(ids.at(-1)).not.toBe(ids[0])
  })

  test('who asks is told that it cannot be saved now, and the next try need not be waited for', async () => {
    const session = new EditingSession(gatewayWithPage(), '李四')
    session.connection.loss = 'request'
    session.type('a', '一')
    expect(await session.saver.saveNow()).toBe(false)
    session.connection.loss = 'none'
    expect(await session.saver.saveNow()).toBe(true)
  })

  test('a login that is over waits for the next one and loses nothing', async () => {
    const gateway = gatewayWithPage()
    const session = new EditingSession(gateway, '李四')
    session.connection.isSignedIn = false
    session.type('a', '一')
    await session.clock.pass(PAUSE_MS)
    session.type('b', '二')
    await session.clock.pass(600_000)
    expect([session.kind, session.connection.calls.length]).toEqual(['signedOut', 1])
    session.connection.isSignedIn = true
    session.saver.resume()
    await session.clock.pass(PAUSE_MS)
    expect([session.kind, textOf(gateway, 'a'), textOf(gateway, 'b')]).toEqual(['saved', '一', '二'])
  })

  test('what the gateway will not take is said, and tried again after the next change', async () => {
    const session = new EditingSession(gatewayWithPage(), '李四')
    session.connection.refusal = '没有权限'
    session.type('a', '一')
    await session.clock.pass(60_000)
    expect(session.saver.state).toEqual({ kind: 'refused', msg: '没有权限' })
    expect(session.connection.calls).toHaveLength(1)
    session.connection.refusal = undefined
    session.type('a', '二')
    await session.clock.pass(PAUSE_MS)
    expect(session.kind).toBe('saved')
  })

  test('a patch that does not fit what the gateway holds is made anew against that', async () => {
    const gateway = gatewayWithPage()
    const session = new EditingSession(gateway, '李四')
    // The gateway reads it more strictly than the editor.
    gateway.page = page(text('a', '甲'))
    session.type('a', '一')
    session.type('b', '二')
    await session.clock.pass(PAUSE_MS)
    expect(session.kind).toBe('collided')
    session.decide('theirs')
    await session.clock.pass(PAUSE_MS)
    expect([session.kind, textOf(gateway, 'a')]).toEqual(['saved', '一'])
  })
})

describe('somebody else saved', () => {
  test('what does not collide is joined by itself, said, and one step to undo', async () => {
    const gateway = gatewayWithPage()
    const [mine, theirs] = [new EditingSession(gateway, '李四'), new EditingSession(gateway, '王五')]
    theirs.type('b', '他')
    await theirs.saver.saveNow()
    mine.type('a', '我')
    await mine.clock.pass(PAUSE_MS)
    expect([mine.kind, mine.text('a'), mine.text('b')]).toEqual(['saved', '我', '他'])
    expect([textOf(gateway, 'a'), textOf(gateway, 'b')]).toEqual(['我', '他'])
    expect(mine.events).toMatchObject([{ kind: 'merged', by: '王五' }])
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
      const [mine, theirs] = [new EditingSession(gateway, '李四'), new EditingSession(gateway, '王五')]
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
    const [mine, theirs] = [new EditingSession(gateway, '李四'), new EditingSession(gateway, '王五')]
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
    const [mine, theirs] = [new EditingSession(gateway, '李四'), new EditingSession(gateway, '王五')]
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

  test('what is typed into a field while a decision about it is pending is asked about again', async () => {
    const gateway = gatewayWithPage()
    const [mine, theirs] = [new EditingSession(gateway, '李四'), new EditingSession(gateway, '王五')]
    theirs.type('a', '他')
    await theirs.saver.saveNow()
    mine.type('a', '我')
    await mine.clock.pass(PAUSE_MS)
    mine.type('a', '我们')
    mine.decide('theirs')
    await settle()
    const { state } = mine.saver
    expect(state).toMatchObject({ collision: { merge: { conflicts: [{ mine: '我们', theirs: '他' }] } } })
    mine.decide('mine')
    await mine.clock.pass(PAUSE_MS)
    expect(textOf(gateway, 'a')).toBe('我们')
  })

  test('a window that is looked at again takes in what others saved', async () => {
    const gateway = gatewayWithPage()
    const [mine, theirs] = [new EditingSession(gateway, '李四'), new EditingSession(gateway, '王五')]
    theirs.type('b', '他')
    await theirs.saver.saveNow()
    await mine.saver.pull()
    expect([mine.kind, mine.text('b'), mine.saver.revision]).toEqual(['saved', '他', 2])
    expect(mine.connection.calls).toEqual([])
  })

  test('two windows of one person end with the same page', async () => {
    const gateway = gatewayWithPage()
    const windows = [new EditingSession(gateway, '李四'), new EditingSession(gateway, '李四 2')]
    for (const [at, session] of windows.entries()) session.type(at === 0 ? 'a' : 'b', '新')
    for (const session of windows) await session.saver.saveNow()
    await windows[0]?.saver.pull()
    expect(windows.map((session) => [session.text('a'), session.text('b')])).toEqual([
      ['新', '新'],
      ['新', '新'],
    ])
  })
})
