import { Editor, setProp } from '@yingzao/editor-core'
import { catalogue } from '../../../../../../../packages/editor-core/src/testing/pages'
import { keyOf, type Side } from '../resolve-conflicts'
import type { SaverEvent } from '../save-state'
import { Saver, type SaverOptions } from '../saver'
import type { UnsavedDraft } from '../unsaved-draft'
import { FakeClock } from './fake-clock'
import { type Connection, copyOf, type FakeGateway } from './fake-gateway'

export type EditingSessionOptions = Partial<Omit<SaverOptions, 'clock'>> & { clock?: FakeClock }

/** No two saves share an id, whichever tab sent them. */
let ids = 0

/** One person with the page open: editor, saver, connection, and the draft that would be left if the tab were closed. */
export class EditingSession {
  readonly editor: Editor
  readonly saver: Saver
  readonly connection: Connection
  readonly clock: FakeClock
  readonly events: SaverEvent[] = []
  draft: UnsavedDraft | undefined

  constructor(
    gateway: FakeGateway,
    readonly name: string,
    { clock = new FakeClock(), ...changed }: EditingSessionOptions = {},
  ) {
    this.clock = clock
    this.connection = gateway.connect(name)
    this.editor = new Editor({ page: copyOf(gateway.page), catalogue, now: clock.now })
    this.saver = new Saver({
      editor: this.editor,
      revision: gateway.revision,
      transport: this.connection,
      clock,
      unsavedDrafts: {
        put: async (draft) => {
          this.draft = copyOf(draft)
        },
        remove: async () => {
          this.draft = undefined
        },
      },
      newId: () => `${name}-${++ids}`,
      labels: {
        merging: (by) => ({ merged: `合并 ${by}`, decided: '采用我的' }),
        recovering: { merged: '恢复', decided: '采用恢复的' },
      },
      brokenMsg: '坏了',
      notify: (event) => this.events.push(event),
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

  /** Answers all questions of a dialog in the same way. */
  decide(side: Side): void {
    const { state } = this.saver
    if (state.kind !== 'collided') throw new Error(`There is no conflict; the state is "${state.kind}".`)
    const { collision } = state
    collision.decide(new Map(collision.merge.conflicts.map((conflict) => [keyOf(conflict), side])))
  }
}
