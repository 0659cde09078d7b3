import { moveBlocks } from '@yingzao/editor-core'
import { BlockIcon } from '../block-labels/block-icon'
import { useCommandContext } from '../commands/command-context'
import { act, selectedInWords } from '../commands/run-and-notify'
import { wording } from '../commands/wording'
import { useDeskDialog } from '../session/use-dialog'
import { ChoiceDialog } from './choice-dialog'
import { movePlaces } from './move-places'

const words = wording.move

/** Moves what is selected to any place of the page without a drag. */
export function MoveDialog() {
  const context = useCommandContext()
  const { isOpen, close } = useDeskDialog('move')
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
        if (place && act(context, moveBlocks, { ids, to: place })) close()
      }}
      onClose={close}
    />
  )
}
