import type { RefundRow } from '../refund-row'

export const SAMPLE_PID = '202611201002030123456789'

/** A waiting refund that a colleague requested. */
export function sampleRefund(change: Partial<RefundRow> = {}): RefundRow {
  return {
    out_refund_no: `${SAMPLE_PID}R01`,
    pid: SAMPLE_PID,
    name: '大盘指数研究课程',
    sku_name: '一年',
    handset: '138****8000',
    supplier: 'wechat',
    amount: 198_000,
    total: 198_000,
    reason: '买家不再需要',
    kind: 'operator',
    state: 'asked',
    asked_by: { member_id: 2, name: '李四' },
    decided_by: null,
    decided_why: '',
    created_at: '2026-11-20T02:02:03Z',
    decided_at: null,
    refunded_at: null,
    ...change,
  }
}
