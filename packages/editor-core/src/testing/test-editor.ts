import type { Block } from '@yingzao/schema/client'
import { expect } from 'vitest'
import type { Command } from '../commands/command'
import { Editor } from '../editor/editor'
import type { Done } from '../editor/editor-types'
import type { EditedPage } from '../page/page'
import type { Refusal, RefusalRule, Result } from '../refusal'
import { catalogue, outline, page } from './pages'

/** An editor whose clock stands still until it is set, and that returns the result of a command in a word. */
export class TestEditor extends Editor {
  readonly clock: { now: number }

  constructor(edited: EditedPage) {
    const clock = { now: 0 }
    super({ page: edited, catalogue, now: () => clock.now })
    this.clock = clock
  }

  outline(): string[] {
    return outline(this.page)
  }

  /** Runs a command that must not be refused. */
  do<Input>(command: Command<Input>, input: Input): Done {
    return succeed(this.run(command, input))
  }

  /** Runs a command that must be refused, and shows that nothing changed. */
  refused<Input>(command: Command<Input>, input: Input): RefusalRule {
    const before = { tree: this.tree, history: this.history, selection: this.selection }
    const refusal = fail(this.run(command, input))
    expect({ tree: this.tree, history: this.history, selection: this.selection }).toEqual(before)
    return refusal.rule
  }

  labels(): string[] {
    return this.history.steps.map(({ label }) => label)
  }

  block(id: string): Block {
    const entry = this.tree.index.get(id)
    if (entry === undefined) throw new Error(`There is no block "${id}".`)
    return entry.block
  }
}

export function createTestEditor(...blocks: Block[]): TestEditor {
  return new TestEditor(page(...blocks))
}

export function succeed<Value>(result: Result<Value>): Value {
  if (result.ok) return result.value
  throw new Error(`Refused: ${result.refusal.rule}: ${result.refusal.message}${result.refusal.fix}`)
}

export function fail(result: Result<unknown>): Refusal {
  if (result.ok) throw new Error('This should have been refused.')
  const { message, fix } = result.refusal
  expect(message).toMatch(/。$/)
  expect(fix).toMatch(/。$/)
  return result.refusal
}
