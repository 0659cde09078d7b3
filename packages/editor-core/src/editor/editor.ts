import { type BlockCatalogue, type Editing, wordsOf } from '../catalogue'
import { copyText } from '../clipboard/clipboard-text'
import { type Command, type Ran, runCommand, type Step } from '../commands/command'
import { lockAround } from '../commands/locks'
import { patchBetween } from '../compare/patch-between'
import {
  type History,
  type HistoryStep,
  markSaved,
  NO_HISTORY,
  patchTo,
  pointOf,
  record,
  swapInSteps,
} from '../history/history'
import { joinChanges } from '../history/join-changes'
import type { EditedPage, Target } from '../page/page'
import { swapTexts } from '../page/swap-texts'
import { type Tree, treeOf } from '../page/tree'
import { replay } from '../patch/apply-patch'
import type { Change } from '../patch/patch'
import { attempt, type Refusal, type RefusalRule, type Result } from '../refusal'
import { type Direction, focusOf, neighbour } from '../selection/navigate'
import { extendTo, NOTHING, prune, type Selection, selectOnly, toggle } from '../selection/selection'
import type { Done, EditorOptions, Saving, Transaction } from './editor-types'
import { type Listener, Subscriptions } from './subscriptions'

interface Open {
  label: string
  before: { tree: Tree; selection: Selection }
  change: Change
}

/**
 * A page while it is edited: the document, the history, the selection and their listeners. Everything it hands out is
 * immutable, so a view may keep it and compare it by identity.
 */
export class Editor {
  readonly #catalogue: BlockCatalogue
  readonly #now: () => number
  readonly #subscriptions = new Subscriptions()
  #tree: Tree
  #selection: Selection = NOTHING
  #history: History = NO_HISTORY
  #saved: EditedPage
  #open: Open | undefined
  /** Addresses that mean something in this window only, with what is saved in their place. */
  readonly #lent = new Map<string, string>()
  /** Saves begun since the last time an address was settled: an older one does not contain the settled address. */
  #savings = new WeakSet<Saving>()

  /** Throws on what is not a page: duplicate ids, values that JSON cannot carry. A document that was read has neither. */
  constructor({ page, catalogue, now }: EditorOptions) {
    const read = attempt(() => treeOf(page))
    if (!read.ok) {
      throw new Error(
        `The page cannot be edited: ${read.refusal.message} Hand in what readDocument returned.`,
      )
    }
    this.#tree = read.value
    this.#saved = this.#tree.page
    this.#catalogue = catalogue
    this.#now = now
  }

  get page(): EditedPage {
    return this.#tree.page
  }

  get tree(): Tree {
    return this.#tree
  }

  get selection(): Selection {
    return this.#selection
  }

  get history(): History {
    return this.#history
  }

  /** The page as the server has it: the common base of a merge. */
  get savedPage(): EditedPage {
    return this.#saved
  }

  /** Whether the page is as it was saved. */
  get isSaved(): boolean {
    return (
      this.#tree.page === this.#saved || (!this.#open && this.#history.savedAt === this.#history.position)
    )
  }

  /** Runs a command, as one undoable step. A refusal leaves everything as it was. */
  run<Input>(command: Command<Input>, input: Input): Result<Done> {
    const ran = runCommand(this.#editing(), command, input)
    if (!ran.ok) return ran
    const { step, tree, forward } = ran.value
    const before = { tree: this.#tree, selection: this.#selection }
    this.#tree = tree
    this.#selection =
      step.select === undefined ? prune(tree, before.selection) : this.#lifted(selectOnly(tree, step.select))
    if (forward.length > 0) this.#keepStep(ran.value, before.selection)
    this.#tell(before.tree)
    return {
      ok: true,
      value: { label: step.label, isChanged: forward.length > 0, missing: step.missing ?? [] },
    }
  }

  /**
   * Everything until its end becomes one step with this label. A transaction that is still open is committed first, so
   * that a drag whose end got lost blocks nothing.
   */
  begin(label: string): Transaction {
    this.#commit()
    const before = { tree: this.#tree, selection: this.#selection }
    const open: Open = { label, before, change: { forward: [], inverse: [] } }
    this.#open = open
    return {
      commit: () => {
        if (this.#open === open) this.#commit()
      },
      cancel: () => {
        if (this.#open !== open) return
        this.#open = undefined
        const changed = this.#tree
        this.#tree = before.tree
        this.#selection = before.selection
        this.#tell(changed)
      },
    }
  }

  undo(): Result<string> {
    this.#commit()
    const { position, steps } = this.#history
    const step = steps[position - 1]
    if (step === undefined)
      return refusal('nothing-to-undo', '没有可以撤销的步骤。', '页面已是打开时的样子。')
    return this.#go(position - 1, step.selected.before, step.label)
  }

  redo(): Result<string> {
    this.#commit()
    const { position, steps } = this.#history
    const step = steps[position]
    if (step === undefined) return refusal('nothing-to-redo', '没有可以重做的步骤。', '撤销之后才能重做。')
    return this.#go(position + 1, step.selected.after, step.label)
  }

  /** Goes to the state after this many steps of the history; 0 is before the first. Returns the label of the step. */
  jumpTo(position: number): Result<string> {
    this.#commit()
    const { steps } = this.#history
    if (!Number.isInteger(position) || position < 0 || position > steps.length) {
      return refusal(
        'step-gone',
        '历史记录里没有这一步，它可能已被新的修改取代。',
        '请在历史记录中重新选择。',
      )
    }
    const step = steps[position - 1]
    const selection = step?.selected.after ?? steps[0]?.selected.before ?? NOTHING
    return this.#go(position, selection, step?.label ?? wordsOf(this.#catalogue).opened)
  }

  select(ids: Iterable<string>): void {
    this.#select(selectOnly(this.#tree, ids))
  }

  /** Adds a block to the selection, or takes it out (Ctrl or ⌘ with a click). */
  toggle(id: string): void {
    this.#select(toggle(this.#tree, this.#selection, id))
  }

  /** Selects from the block that was picked last to this one (Shift with a click). */
  extendTo(id: string): void {
    this.#select(extendTo(this.#tree, this.#selection, id))
  }

  /**
   * Selects the neighbour of the selection (an arrow key); `extend` extends the selection to it. False when there is
   * none.
   */
  go(direction: Direction, { extend = false } = {}): boolean {
    const from = focusOf(this.#selection, direction)
    const id = neighbour(this.#tree, from, direction)
    if (id === undefined) return false
    if (extend) this.extendTo(id)
    else this.select([id])
    return true
  }

  /** The text for the clipboard; empty when nothing is selected. For a cut, run `cutBlocks` with the same ids afterwards. */
  copy({ isCut = false } = {}): string {
    return copyText(this.#tree, this.#selection.ids, isCut)
  }

  /**
   * Registers an address that only this window knows, such as that of a file being uploaded. Commands may use it; until
   * it is settled, saves have `instead` in its place.
   */
  lend(address: string, instead: string): void {
    this.#lent.set(address, instead)
  }

  /**
   * Replaces a lent address by its final one: in the page and in every step that was done or undone. This is no step of
   * its own, so undo and redo work as if it had been there from the start.
   */
  settle(lent: string, address: string): void {
    this.#commit()
    this.#lent.delete(lent)
    const before = this.#tree
    const swaps = new Map([[lent, address]])
    const page = swapTexts(before.page, swaps)
    // What was saved has neither address, wherever in the history that was.
    this.#savings = new WeakSet()
    this.#history = { ...swapInSteps(this.#history, swaps), savedAt: undefined, isSealed: true }
    if (page === before.page) return
    this.#tree = treeOf(page)
    this.#tell(before)
  }

  /** The page as it is saved: without what only this window knows. */
  get pageToSave(): EditedPage {
    return swapTexts(this.#tree.page, this.#lent)
  }

  /**
   * Returns what has to be saved. It stays valid while editing continues; call `markSaved` with it once the server has
   * it.
   */
  startSaving(): Saving {
    this.#commit()
    this.#history = { ...this.#history, isSealed: true }
    const page = this.pageToSave
    const saving = { patch: patchBetween(this.#saved, page), page, point: pointOf(this.#history) }
    this.#savings.add(saving)
    return saving
  }

  /** The server has it. */
  markSaved(saving: Saving): void {
    this.#saved = saving.page
    this.#history = this.#savings.has(saving)
      ? markSaved(this.#history, saving.point)
      : { ...this.#history, savedAt: undefined }
    this.#tell(this.#tree)
  }

  /** The server has this page, saved by somebody else. The next save is a patch against it. */
  rebase(page: EditedPage): void {
    this.#commit()
    this.#saved = treeOf(page).page
    this.#history = { ...this.#history, savedAt: undefined, isSealed: true }
    this.#tell(this.#tree)
  }

  /** Listens to every change of page, selection and history. Returns a function that ends it. */
  subscribe(listener: Listener): () => void {
    return this.#subscriptions.add(listener)
  }

  /** Listens to changes of one block or of anything inside it; `PAGE` for the page's settings and its top level. */
  subscribeTo(target: Target, listener: Listener): () => void {
    return this.#subscriptions.addTo(target, listener)
  }

  #editing(): Editing {
    return { tree: this.#tree, catalogue: this.#catalogue }
  }

  #keepStep({ step, forward, inverse }: Ran, before: Selection): void {
    if (this.#open !== undefined) {
      this.#open.change = joinChanges(this.#open.change, { forward, inverse })
      return
    }
    this.#record(step, { forward, inverse }, before)
  }

  #record({ label, field }: Pick<Step, 'label' | 'field'>, change: Change, before: Selection): void {
    const step: HistoryStep = {
      ...change,
      label,
      at: this.#now(),
      ...(field !== undefined && { field }),
      selected: { before, after: this.#selection },
    }
    this.#history = record(this.#history, step)
  }

  #commit(): void {
    const open = this.#open
    this.#open = undefined
    if (open === undefined || open.change.forward.length === 0) return
    this.#record({ label: open.label }, open.change, open.before.selection)
    this.#tell(this.#tree)
  }

  #go(position: number, selection: Selection, label: string): Result<string> {
    const before = this.#tree
    this.#tree = replay(before, patchTo(this.#history, position)).tree
    this.#history = { ...this.#history, position, isSealed: true }
    this.#selection = this.#lifted(prune(this.#tree, selection))
    this.#tell(before)
    return { ok: true, value: label }
  }

  /** Locked blocks are selected as a whole. */
  #lifted(selection: Selection): Selection {
    const lift = (id: string) => lockAround(this.#editing(), id) ?? id
    if (selection.ids.every((id) => lift(id) === id)) return selection
    const { ids } = selectOnly(this.#tree, selection.ids.map(lift))
    return { ids, anchor: selection.anchor && lift(selection.anchor) }
  }

  #select(selection: Selection): void {
    this.#selection = this.#lifted(selection)
    this.#tell(this.#tree)
  }

  #tell(before: Tree): void {
    this.#subscriptions.tell(before, this.#tree)
  }
}

function refusal(rule: RefusalRule, message: string, fix: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { rule, message, fix } }
}
