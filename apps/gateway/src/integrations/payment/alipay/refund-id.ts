/** Alipay gives refunds no number: the payment's and ours together identify one, in replies as in bills. */
export function refundId(transactionId: string, outRefundNo: string): string {
  return `${transactionId}-${outRefundNo}`
}
