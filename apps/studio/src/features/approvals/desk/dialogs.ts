import type { ReviewDetail } from '../approval-rows'

export type DialogName = 'approve' | 'return' | 'publish' | 'withdraw' | 'glassAsk' | 'glassGrant' | 'keys'

/** What every dialog of the desk is given. */
export interface DeskDialogProps {
  detail: ReviewDetail
  /** Loads everything again. */
  onReload: () => void
  onClose: () => void
}
