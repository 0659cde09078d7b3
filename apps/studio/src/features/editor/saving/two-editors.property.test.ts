import { type EditedPage, setProp } from '@yingzao/editor-core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page, text } from '../../../../../../packages/editor-core/src/testing/pages'
import {
  type Act,
  act,
  acts,
  startPage,
} from '../../../../../../packages/editor-core/src/testing/random-editing'
import type { Side } from './resolve-conflicts'
import { MOST_MS } from './saver'
import { EditingSession, type EditingSessionOptions } from './testing/editing-session'
import { FakeGateway, type Loss } from './testing/fake-gateway'

/** `SAVER_RUNS=2000` runs more of them, `PROPERTY_SEED` different ones. */
const RUNS = Number(process.env.SAVER_RUNS ?? 60)

/** What happens next, to one of two people at the same page. */
interface Turn {
  who: 0 | 1
  does: 'edit' | 'wait' | 'save' | 'look' | 'hold' | 'pass' | 'lose' | 'decide'
  loss: Loss
  side: Side
  ms: number
  act: Act
}

const turns = fc.array(
  fc.record<Turn>({
    who: fc.constantFrom(0, 1),
    does: fc.constantFrom('edit', 'edit', 'edit', 'wait', 'save', 'look', 'hold', 'pass', 'lose', 'decide'),
    loss: fc.constantFrom('none', 'request', 'reply'),
    side: fc.constantFrom('mine', 'theirs'),
    ms: fc.constantFrom(0, 200, 1_500, 6_000),
    act: acts.filter(({ length }) => length > 0).map(([first]) => first as Act),
  }),
  { maxLength: 40 },
)

type Edit = (session: EditingSession, turn: Turn) => void

/** Lets them work, then lets both finish over a stable connection. */
async function play(
  gateway: FakeGateway,
  sessions: readonly [EditingSession, EditingSession],
  script: readonly Turn[],
  edit: Edit,
): Promise<void> {
  for (const turn of script) {
    const session = sessions[turn.who]
    const { saver, connection, clock } = session
    const isCollided = saver.state.kind === 'collided'
    if (turn.does === 'edit') edit(session, turn)
    if (turn.does === 'wait') await clock.pass(turn.ms)
    if (turn.does === 'save') void saver.saveNow()
    if (turn.does === 'look') void saver.pull()
    if (turn.does === 'hold') connection.isHeld = true
    if (turn.does === 'pass') connection.pass()
    if (turn.does === 'lose') connection.loss = turn.loss
    if (turn.does === 'decide' && isCollided) session.decide(turn.side)
    await clock.pass(0)
  }
  for (const { connection } of sessions) Object.assign(connection, { isHeld: false, loss: 'none' })
  for (let round = 0; round < 6; round += 1) {
    for (const session of sessions) {
      session.connection.pass()
      await session.clock.pass(4 * MOST_MS)
      for (let asked = 0; session.kind === 'collided' && asked < 10; asked += 1) {
        session.decide(asked % 2 === 0 ? 'mine' : 'theirs')
        await session.clock.pass(4 * MOST_MS)
      }
      await session.saver.pull()
      await session.clock.pass(MOST_MS)
    }
  }
  for (const session of sessions)
    expect([session.kind, session.saver.revision]).toEqual(['saved', gateway.revision])
}

const pair = (gateway: FakeGateway, options?: EditingSessionOptions): [EditingSession, EditingSession] => [
  new EditingSession(gateway, '李四', options),
  new EditingSession(gateway, '王五', options),
]

test('whatever two people do at once, both end with the gateway’s page', async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (script) => {
      const gateway = new FakeGateway(startPage())
      const sessions = pair(gateway)
      await play(gateway, sessions, script, ({ editor }, turn) => act(editor, turn.act))
      for (const { editor } of sessions) expect(editor.page).toEqual(gateway.page)
    }),
    { numRuns: RUNS },
  )
}, 600_000)

const FIELDS = ['a', 'b', 'c']

/**
 * Everything that was typed: which words it replaced, as seen by whoever typed it, and which were shown as colliding.
 */
class Ledger {
  readonly typed: string[] = []
  readonly replacedKnowingly = new Set<string>()
  readonly listed = new Set<string>()

  edit: Edit = (session, { act: { a } }) => {
    const id = FIELDS[a % FIELDS.length] ?? 'a'
    const words = `${session.name}${this.typed.length}`
    this.replacedKnowingly.add(String(session.text(id)))
    this.typed.push(words)
    session.editor.run(setProp, { ids: [id], path: ['text'], value: words })
  }

  watch({ saver }: EditingSession): void {
    saver.subscribe(() => {
      if (saver.state.kind !== 'collided') return
      for (const conflict of saver.state.collision.merge.conflicts) {
        if (conflict.kind !== 'field') continue
        this.listed.add(String(conflict.mine)).add(String(conflict.theirs))
      }
    })
  }

  lost({ page_schema }: EditedPage): string[] {
    const there = new Set(page_schema.map(({ value }) => value.text))
    const known = (words: string) =>
      there.has(words) || this.replacedKnowingly.has(words) || this.listed.has(words)
    return this.typed.filter((words) => !known(words))
  }
}

function nothingIsLost(options?: EditingSessionOptions) {
  return fc.asyncProperty(turns, async (script) => {
    const gateway = new FakeGateway(page(...FIELDS.map((id) => text(id, ''))))
    const sessions = pair(gateway, options)
    const ledger = new Ledger()
    for (const session of sessions) ledger.watch(session)
    await play(gateway, sessions, script, ledger.edit)
    expect(ledger.lost(gateway.page)).toEqual([])
  })
}

test('no word is lost that was not replaced or shown as colliding', async () => {
  await fc.assert(nothingIsLost(), { numRuns: RUNS })
}, 600_000)

test('a saver that sends its own page over what others saved would be found out', async () => {
  const merge: EditingSessionOptions['merge'] = (_base, mine) => ({
    page: mine,
    conflicts: [],
    renamed: new Map(),
  })
  const { failed } = await fc.check(nothingIsLost({ merge }), { numRuns: 500, seed: 1, endOnFailure: true })
  expect(failed).toBe(true)
}, 600_000)
