export type { BlockCatalogue, Editing, SlotPattern } from './catalogue'
export { type CopiedBlocks, copyText, readCopied } from './clipboard/clipboard-text'
export { cutBlocks, pasteBlocks } from './clipboard/paste'
export { type Command, type MissingTarget, type Ran, runCommand, type Step } from './commands/command'
export { duplicateBlocks } from './commands/duplicate'
export type { FieldValue } from './commands/field-ops'
export { fieldTitleIn, pageFieldTitle } from './commands/field-titles'
export { setCommon, setProp, setProps, setStyle } from './commands/fields'
export { type InsertBlock, insertBlock, insertBlocks } from './commands/insert'
export { addItem, addItems, moveItem, removeItem } from './commands/items'
export { replaceLinked, setLinked } from './commands/linked'
export { lockAround } from './commands/locks'
export { type MoveBlocks, moveBlocks } from './commands/move'
export {
  type PageSettings,
  patchPage,
  type ReplacePage,
  replacePage,
  type ShareCard,
  setPage,
} from './commands/page'
export { openSlots } from './commands/place'
export { removeBlocks } from './commands/remove'
export { renameBlock } from './commands/rename'
export { unwrapBlock, type WrapBlocks, wrapBlocks } from './commands/wrap'
export {
  type BlockMention,
  type ChangedBlock,
  diffDocuments,
  type FieldDiff,
  type MovedBlock,
  type PageDiff,
} from './compare/diff-documents'
export { patchBetween } from './compare/patch-between'
export { Editor } from './editor/editor'
export type { Done, EditorOptions, Saving, Transaction } from './editor/editor-types'
export type { Listener } from './editor/subscriptions'
export { type History, type HistoryStep, MERGE_MS, MOST_STEPS } from './history/history'
export type { Conflict, FieldConflict, PlaceConflict, RemovalConflict } from './merge/conflict'
export { type Merge, mergeDocuments } from './merge/merge-documents'
export { type SectionState, withSection } from './page/linked'
export {
  CHILDREN,
  type EditedPage,
  PAGE,
  type Path,
  type Place,
  type Slot,
  type SlotPath,
  type Target,
} from './page/page'
export { pathText, samePath, valueAt } from './page/path'
export { type Size, sizeOf } from './page/size'
export { slotsOf } from './page/slots'
export { swapTexts } from './page/swap-texts'
export { type Entry, type Tree, treeOf } from './page/tree'
export { type Applied, applyPatch } from './patch/apply-patch'
export type { Anchor, Change, Patch, PatchOp } from './patch/patch'
export type { Refusal, RefusalRule, Result } from './refusal'
export type { Direction } from './selection/navigate'
export type { Selection } from './selection/selection'
export { STEP_WORDS, type StepWords } from './step-words'
