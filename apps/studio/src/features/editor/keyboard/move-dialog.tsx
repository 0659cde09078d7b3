import { moveBlocks } from '@yingzao/editor-core'
import { BlockIcon } from '../block-labels/block-icon'
import { useCommandContext } from '../commands/command-context'
import { runAndNotify } from '../commands/run-and-notify'
import { selectedInWords } from '../commands/selected-blocks'
import { useDialog } from '../session/use-dialog'
import { ChoiceDialog } from './choice-dialog'
import { movePlaces } from './move-places'
import { wording } from './wording'

const words = wording.move

/** Moves the selection to any place on the page without dragging. */
export function MoveDialog() {
  const context = useCommandContext()
  const { isOpen, close } = useDialog('move')
  if (!isOpen) return null
  const { session } = context
  const { ids } = session.editor.selection
  const places = movePlaces(session, ids)
  return (
    <ChoiceDialog
      title={words.title(selectedInWords(context))}
      placeholder={words.search}
      results={words.results}
      none={words.none}
      help={words.help}
      choices={places.map(({ key, title, others, name, level }) => ({
        key,
        title,
        others,
        level,
        before: name !== undefined && <BlockIcon name={name} />,
      }))}
      onChoose={(key) => {
        const place = places.find((named) => named.key === key)?.place
        if (place && runAndNotify(context, moveBlocks, { ids, to: place })) close()
      }}
      onClose={close}
    />
  )
}
