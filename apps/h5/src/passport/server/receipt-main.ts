import { NEEDS_SCRIPT } from './fields'
import { listStates } from './states'

/** Keyed by the name under which the script fills them in. */
const ROWS = [
  ['pid', '订单编号'],
  ['name', '购买内容'],
  ['months', '服务期限'],
  ['dates', '服务起止'],
  ['figures', '金额（小写）'],
  ['capitals', '金额（大写）'],
  ['paidAt', '付款时间'],
  ['channel', '付款方式'],
  ['transaction', '支付交易号'],
  ['company', '收款单位'],
  ['license', '许可证号'],
] as const

/** A receipt to be printed. The script fills in its content, as returned by the gateway. */
export function receiptMain(): string {
  const rows = ROWS.map(([name, label]) => `<div><dt>${label}</dt><dd data-row="${name}"></dd></div>`)
  return [
    '<section class="pp-card pp-title" data-states><h1>购买收据</h1>',
    listStates({ login: '/passport/m/receipt', wants: '登录后可查看这张收据' }),
    '<div data-missing hidden><p class="pp-lead" role="alert"></p><a class="pp-button pp-button--second" href="/passport/m/orders">返回我的订单</a></div>',
    '</section>',
    NEEDS_SCRIPT,
    '<article class="pp-card pp-receipt" aria-labelledby="receipt-title" hidden><h1 id="receipt-title">购买收据</h1>',
    '<p class="pp-receipt__stamp" data-refunded hidden></p>',
    `<dl>${rows.join('')}</dl>`,
    '<p class="pp-note">本收据仅为付款凭证，不是发票，不能用于报销或税务抵扣。</p></article>',
    '<button class="pp-button pp-button--second pp-print" type="button" data-print hidden>打印 / 保存为 PDF</button>',
  ].join('')
}
