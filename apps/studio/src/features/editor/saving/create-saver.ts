import type { EditorSession } from '../session/editor-session'
import { gatewayTransport } from './gateway-transport'
import { newId } from './new-id'
import type { SaverEvent } from './save-state'
import { Saver } from './saver'
import { holdTab } from './tab-lock'
import { browserClock } from './timer'
import { type LeftRest, leftRests, type Owner, shelfOf } from './unsaved-draft-store'
import { wording } from './wording'

export interface OpenSaver {
  saver: Saver
  subscribe(listener: (event: SaverEvent) => void): () => void
  /** Takes up what killed tabs left, and saves from then on. Returns what ends it for good. */
  start(): () => void
}

/** What saves a page for a member. */
export function createSaver({ code, editor, revision }: EditorSession, memberId: number): OpenSaver {
  const owner = { memberId, code }
  const tab = newId()
  const listeners = new Set<(event: SaverEvent) => void>()
  const saver = new Saver({
    editor,
    revision,
    transport: gatewayTransport(code),
    rests: shelfOf(owner, tab),
    clock: browserClock,
    newId,
    labels: {
      joining: (by) => ({ joined: wording.steps.joined(by), decided: wording.steps.mine }),
      recovering: { joined: wording.steps.recovered, decided: wording.steps.mine },
    },
    brokenMsg: wording.broken,
    tell: (event) => {
      for (const listener of listeners) listener(event)
    },
  })
  return {
    saver,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start() {
      const release = holdTab(tab)
      void takeUp(saver, owner)
      return () => {
        saver.dispose()
        release()
      }
    },
  }
}

/** What was left is forgotten when this tab keeps it, and not before. */
async function takeUp(saver: Saver, owner: Owner): Promise<void> {
  let left: LeftRest[] = []
  await saver.recover(async () => {
    left = await leftRests(owner)
    return left.map(({ rest }) => rest)
  })
  await saver.keepRest()
  for (const { forget } of left) await forget()
}
