import { Editor, setProp } from '@yingzao/editor-core'
import { catalogue } from '../../../../../../../packages/editor-core/src/testing/pages'
import { keyOf, type Side } from '../resolve-conflicts'
import type { SaverEvent } from '../save-state'
import { Saver, type SaverOptions } from '../saver'
import type { Rest } from '../unsaved-draft'
import { FakeClock } from './fake-clock'
import { copyOf, type FakeGateway, type Line } from './fake-gateway'

export type DeskOptions = Partial<Omit<SaverOptions, 'clock'>> & { clock?: FakeClock }

/** No two saves share one, whichever tab made them. */
let ids = 0

/** One person with the page open: editor, saver, line, and what would be left if the tab were killed. */
export class Desk {
  readonly editor: Editor
  readonly saver: Saver
  readonly line: Line
  readonly clock: FakeClock
  readonly events: SaverEvent[] = []
  rest: Rest | undefined

  constructor(
    gateway: FakeGateway,
    readonly name: string,
    { clock = new FakeClock(), ...changed }: DeskOptions = {},
  ) {
    this.clock = clock
    this.line = gateway.line(name)
    this.editor = new Editor({ page: copyOf(gateway.page), catalogue, now: clock.now })
    this.saver = new Saver({
      editor: this.editor,
      revision: gateway.revision,
      transport: this.line,
      clock,
      rests: {
        keep: async (rest) => {
          this.rest = copyOf(rest)
        },
        drop: async () => {
          this.rest = undefined
        },
      },
      newId: () => `${name}-${++ids}`,
      labels: {
        joining: (by) => ({ joined: `合并 ${by}`, decided: '采用我的' }),
        recovering: { joined: '恢复', decided: '采用恢复的' },
      },
      brokenMsg: '坏了',
      tell: (event) => this.events.push(event),
      ...changed,
    })
  }

  get kind(): string {
    return this.saver.state.kind
  }

  type(id: string, text: string): void {
    this.editor.run(setProp, { ids: [id], path: ['text'], value: text })
  }

  text(id: string): unknown {
    return this.editor.tree.index.get(id)?.block.value.text
  }

  labels(): string[] {
    return this.editor.history.steps.map(({ label }) => label)
  }

  /** Answers every question of a dialog alike. */
  decide(side: Side): void {
    const { state } = this.saver
    if (state.kind !== 'collided') throw new Error(`Nothing collides; the state is "${state.kind}".`)
    const { collision } = state
    collision.decide(new Map(collision.merge.conflicts.map((conflict) => [keyOf(conflict), side])))
  }
}
