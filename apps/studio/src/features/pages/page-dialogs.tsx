import { callStudio } from '../../state/call-studio'
import { CopyDialog } from './copy-dialog'
import { FilingDialog } from './filing/filing-dialog'
import { PublishDialog } from './publish/publish-dialog'
import { ScheduleDialog } from './publish/schedule-dialog'
import { TakeDownDialog } from './publish/take-down-dialog'
import { RenameDialog } from './rename-dialog'
import { ShareDialog } from './share/share-dialog'
import { KeepTemplateDialog } from './templates/keep-template-dialog'
import type { PageDialog } from './use-page-acts'
import type { PageRow } from './use-pages'

interface PageDialogsProps {
  what: PageDialog
  page: PageRow
  onClose: () => void
}

/** What is open above the list. */
export function PageDialogs({ what, page, onClose }: PageDialogsProps) {
  const { code, title, revision } = page
  if (what === 'share') return <ShareDialog page={page} onClose={onClose} />
  if (what === 'copy') return <CopyDialog page={page} onClose={onClose} />
  if (what === 'rename') return <RenameDialog page={page} onClose={onClose} />
  if (what === 'filing') return <FilingDialog pages={[page]} onClose={onClose} />
  if (what === 'template') {
    const documentOf = async () => JSON.stringify((await callStudio('pageDetail', { code })).document)
    return <KeepTemplateDialog title={title} documentOf={documentOf} onClose={onClose} />
  }
  if (what === 'takeDown') return <TakeDownDialog code={code} title={title} isOpen onClose={onClose} />
  const Dialog = what === 'publish' ? PublishDialog : ScheduleDialog
  return <Dialog code={code} revision={revision} isOpen onClose={onClose} />
}
