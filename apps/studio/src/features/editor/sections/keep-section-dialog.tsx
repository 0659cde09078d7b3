import { useStudioCall } from '../../../state/queries'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { useCommandContext } from '../commands/command-context'
import { useSelection, useSession } from '../session/session-context'
import { useDialog } from '../session/use-dialog'
import { SectionForm } from './section-form'
import { selectedText } from './selected-text'
import { wording } from './wording'

/** Keeps the selection as a section that everybody finds in the library. */
export function KeepSectionDialog() {
  const { isOpen, close } = useDialog('keepSection')
  return isOpen ? <OpenDialog onClose={close} /> : null
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const session = useSession()
  const { ids } = useSelection()
  const { ui } = useCommandContext()
  const { mutate, isPending, error } = useStudioCall('sectionCreate', { changes: ['sectionList'] })
  return (
    <SectionForm
      title={wording.keep.title}
      ok={wording.keep.save}
      note={wording.keep.note(ids.length)}
      initial={{}}
      isBusy={isPending}
      error={error}
      onDone={(label) => {
        const blocks = selectedText(session)
        if (blocks === undefined) return onClose()
        mutate(
          { ...label, blocks },
          {
            onSuccess: ({ section }) => {
              onClose()
              ui.set({ tab: 'sections' })
              ui.notify(wording.keep.saved(section.name), { canUndo: false })
            },
          },
        )
      }}
      onClose={onClose}
    />
  )
}
