import { swapTexts } from '../page/swap-texts'
import type { Change, Patch } from '../patch/patch'
import type { Selection } from '../selection/selection'
import { joinChanges } from './join-changes'

/** Older steps are dropped, so that memory stays bounded over a day of work. */
export const MOST_STEPS = 500

/** Keystrokes in one field that follow each other within this time are one step. */
export const MERGE_MS = 1_000

/** One thing that can be undone. */
export interface HistoryStep extends Change {
  /** 插入“按钮”. */
  label: string
  /** When it was done last, in milliseconds of the clock that the editor was given. */
  at: number
  field?: string
  /** What was selected before and after it. */
  selected: { before: Selection; after: Selection }
}

/**
 * The steps of an editing session, and how many of them are applied to the page. Immutable: every change creates a new
 * one.
 */
export interface History {
  readonly steps: readonly HistoryStep[]
  /** How many of the steps are done; those after it can be redone. */
  readonly position: number
  /** The position that was saved. Undefined: undo and redo can no longer reach that state. */
  readonly savedAt: number | undefined
  /** How many of the oldest steps were dropped. */
  readonly forgotten: number
  /** The last step takes no more keystrokes: somebody went to it, or it is being saved. */
  readonly isSealed: boolean
}

export const NO_HISTORY: History = { steps: [], position: 0, savedAt: 0, forgotten: 0, isSealed: true }

/** A state of the page, as a point between two steps. It stays valid while steps are added and dropped. */
export interface Point {
  /** The step that led there. */
  step: HistoryStep | undefined
  /** Steps since the beginning, dropped ones included. */
  count: number
}

/**
 * Adds a step. Steps that could be redone are dropped; further typing in one field is merged into the previous step.
 */
export function record(history: History, step: HistoryStep): History {
  const { position } = history
  const done = history.steps.slice(0, position)
  const last = done.at(-1)
  if (last !== undefined && continues(last, step, history)) {
    return { ...history, steps: [...done.slice(0, -1), joinSteps(last, step)] }
  }
  const savedAt = history.savedAt !== undefined && history.savedAt > position ? undefined : history.savedAt
  return withoutOldest({
    ...history,
    steps: [...done, step],
    position: position + 1,
    savedAt,
    isSealed: false,
  })
}

/** Two steps as one, with the label of the first. */
function joinSteps(first: HistoryStep, second: HistoryStep): HistoryStep {
  return {
    ...first,
    ...joinChanges(first, second),
    at: second.at,
    selected: { before: first.selected.before, after: second.selected.after },
  }
}

function continues(last: HistoryStep, step: HistoryStep, { steps, position, isSealed }: History): boolean {
  if (isSealed || position !== steps.length) return false
  const passed = step.at - last.at
  return step.field !== undefined && step.field === last.field && passed >= 0 && passed <= MERGE_MS
}

function withoutOldest(history: History): History {
  const { steps, position, savedAt, forgotten } = history
  const over = steps.length - MOST_STEPS
  if (over <= 0) return history
  return {
    ...history,
    steps: steps.slice(over),
    position: position - over,
    savedAt: savedAt === undefined || savedAt < over ? undefined : savedAt - over,
    forgotten: forgotten + over,
  }
}

/** The same steps with some texts replaced. */
export function swapInSteps(history: History, swaps: ReadonlyMap<string, string>): History {
  const steps = history.steps.map((step) => {
    const [forward, inverse] = [swapTexts(step.forward, swaps), swapTexts(step.inverse, swaps)]
    return forward === step.forward && inverse === step.inverse ? step : { ...step, forward, inverse }
  })
  return { ...history, steps }
}

/** Where the page is now. */
export function pointOf({ steps, position, forgotten }: History): Point {
  return { step: steps[position - 1], count: forgotten + position }
}

/** Marks a state as saved, when undo and redo can still reach it. */
export function markSaved(history: History, { step, count }: Point): History {
  const position = count - history.forgotten
  const isReachable =
    position >= 0 && position <= history.steps.length && history.steps[position - 1] === step
  return { ...history, savedAt: isReachable ? position : undefined }
}

/** The patch that leads from where the page is to another position. */
export function patchTo({ steps, position }: History, wanted: number): Patch {
  if (wanted >= position) return steps.slice(position, wanted).flatMap(({ forward }) => forward)
  return steps
    .slice(wanted, position)
    .reverse()
    .flatMap(({ inverse }) => inverse)
}
