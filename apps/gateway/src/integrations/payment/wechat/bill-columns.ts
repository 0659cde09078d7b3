/** The columns of a bill of all payments and refunds, in the order of WeChat Pay's files. */
export const BILL_COLUMNS = [
  '交易时间',
  '公众账号ID',
  '商户号',
  '特约商户号',
  '设备号',
  '微信订单号',
  '商户订单号',
  '用户标识',
  '交易类型',
  '交易状态',
  '付款银行',
  '货币种类',
  '应结订单金额',
  '代金券金额',
  '微信退款单号',
  '商户退款单号',
  '退款金额',
  '充值券退款金额',
  '退款类型',
  '退款状态',
  '商品名称',
  '商户数据包',
  '手续费',
  '费率',
  '订单金额',
  '申请退款金额',
  '费率备注',
] as const

export type BillColumn = (typeof BILL_COLUMNS)[number]

/** The columns of the two lines at its end. */
export const SUM_COLUMNS = [
  '总交易单数',
  '应结订单总金额',
  '退款总金额',
  '充值券退款总金额',
  '手续费总金额',
  '订单总金额',
  '申请退款总金额',
] as const

/** Which sum belongs to which column. Fees are left out: their lines are rounded differently from their sum. */
export const SUMMED: readonly (readonly [(typeof SUM_COLUMNS)[number], BillColumn])[] = [
  ['应结订单总金额', '应结订单金额'],
  ['退款总金额', '退款金额'],
  ['充值券退款总金额', '充值券退款金额'],
  ['订单总金额', '订单金额'],
  ['申请退款总金额', '申请退款金额'],
]
