import { type Done, insertBlock, insertBlocks, type Result } from '@yingzao/editor-core'
import { useCommandContext } from '../commands/command-context'
import { insertPlaces, runAtFirst } from '../commands/insert-places'
import { wording as commandWording } from '../commands/wording'
import type { Variant } from './variants'

/** Inserts a block into the page, as it comes or as one of its variants, at the first place that takes it. */
export function useInsert(onDone: (name: string) => void): (name: string, variant?: Variant) => void {
  const { session, ui, refuse } = useCommandContext()
  return (name, variant) => {
    const { editor } = session
    const places = insertPlaces(session)
    const ran: Result<Done> = variant
      ? runAtFirst(editor, places, insertBlocks, (at) => ({ blocks: variant.blocks(), at }))
      : runAtFirst(editor, places, insertBlock, (at) => ({ name, at }))
    if (!ran.ok) return refuse(ran.refusal)
    ui.notify(commandWording.done(ran.value.label))
    onDone(name)
  }
}
