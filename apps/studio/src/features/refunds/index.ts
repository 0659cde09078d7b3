export { AskRefundDialog } from './ask-refund-dialog'
export { RefundActions } from './refund-actions'
export { RefundMark } from './refund-mark'
export { refundsSection } from './section'
