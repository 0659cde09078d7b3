import {
  applyPatch,
  type EditedPage,
  type Editor,
  type mergeDocuments,
  type Patch,
} from '@yingzao/editor-core'
import type { Draft, DraftTransport, NoResult } from './draft-transport'
import { joinInto, type StepLabels } from './merge-into'
import type { Choices } from './resolve-conflicts'
import type { Collision } from './save-state'
import type { Rest } from './unsaved-draft'

interface Recovery {
  editor: Editor
  transport: DraftTransport
  /** Of the page that the editor holds. */
  revision: number
  labels: StepLabels
  merge: typeof mergeDocuments
  /** Takes in what the gateway holds now; answers with why it cannot. */
  join: (draft: Draft) => Promise<NoResult | undefined>
  ask: (collision: Omit<Collision, 'decide'>) => Promise<Choices>
}

/** Brings what a tab had not saved into the page. A rest that fits no page any more is left out. */
export async function recoverRest(rest: Rest, recovery: Recovery): Promise<void> {
  const mine = pageWith(rest.base.page, rest.patch)
  if (mine === undefined) return
  const base = await knownBase(rest, recovery)
  const { editor, labels, merge } = recovery
  for (let choices: Choices = new Map(); ; ) {
    const sides = { base, mine, theirs: editor.page }
    const joined = joinInto(editor, { ...sides, choices, labels, merge })
    if (joined.kind !== 'open') return
    choices = await recovery.ask({ origin: 'rest', by: '', ...sides, merge: joined.merge })
  }
}

/**
 * What both sides began with. A save whose reply was lost is sent again, under its own id: when it had been done, the
 * gateway's page holds it already, and taking it for mine would bring new blocks in twice.
 */
async function knownBase(rest: Rest, { transport, revision, join }: Recovery): Promise<EditedPage> {
  const { base, flight } = rest
  if (flight === undefined) return base.page
  const saved = await transport.save(flight)
  if (saved.kind !== 'saved') return base.page
  if (saved.revision > revision) {
    const loaded = await transport.load()
    if (loaded.kind !== 'loaded') return base.page
    if (await join(loaded.draft)) return base.page
  }
  return pageWith(base.page, flight.patch) ?? base.page
}

function pageWith(page: EditedPage, patch: Patch): EditedPage | undefined {
  const applied = applyPatch(page, patch)
  return applied.ok ? applied.value.page : undefined
}
