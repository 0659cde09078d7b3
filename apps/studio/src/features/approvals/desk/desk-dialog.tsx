import type { Step } from '../approval-rows'
import type { Reasons } from './accepted'
import { ApproveDialog } from './approve-dialog'
import type { DeskDialogProps, DialogName } from './dialogs'
import { GlassAskDialog, GlassGrantDialog } from './glass-dialogs'
import { KeysDialog } from './keys-dialog'
import { PublishApprovedDialog } from './publish-approved-dialog'
import { ReturnDialog } from './return-dialog'
import { WithdrawDialog } from './withdraw-dialog'

interface AnyDialogProps extends DeskDialogProps {
  dialog: DialogName
  /** What is decided on. */
  step: Step | undefined
  reasons: Reasons
  /** Goes on to the next one and shows this message. */
  onDecided: (said: string) => void
}

/** The dialog that is open above the desk. */
export function DeskDialog({ dialog, step, reasons, onDecided, ...props }: AnyDialogProps) {
  if (dialog === 'keys') return <KeysDialog onClose={props.onClose} />
  if (dialog === 'publish') return <PublishApprovedDialog {...props} />
  if (dialog === 'withdraw') return <WithdrawDialog {...props} />
  if (dialog === 'glassAsk') return <GlassAskDialog {...props} />
  if (dialog === 'glassGrant') return <GlassGrantDialog {...props} />
  if (step === undefined) return null
  if (dialog === 'return') return <ReturnDialog {...props} step={step} onDecided={onDecided} />
  return <ApproveDialog {...props} step={step} reasons={reasons} onDecided={onDecided} />
}
