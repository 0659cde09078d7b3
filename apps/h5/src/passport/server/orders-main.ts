import { FORM_FAULT, field, NEEDS_SCRIPT, tick } from './fields'
import { listStates } from './states'

const REASONS = ['暂时不需要了', '拍错了或重复购买', '与预期不符', '其他原因']

/** The orders somebody has placed; the script fills them in. */
export function ordersMain(): string {
  return [
    '<section class="pp-card pp-title"><h1>我的订单</h1>',
    listStates({ login: '/passport/m/orders', wants: '登录后可查看您的订单' }),
    '<div data-empty hidden><p class="pp-lead">您还没有订单</p><a class="pp-button pp-button--second" href="/h5-page/">去看看课程</a></div>',
    '<p class="pp-lead" data-total hidden></p></section>',
    NEEDS_SCRIPT,
    '<ul class="pp-orders" aria-label="订单"></ul>',
    '<button class="pp-button pp-button--second pp-more" type="button" data-more hidden>加载更多</button>',
    refundSheet(),
  ].join('')
}

/** Closed until somebody requests a refund. */
function refundSheet(): string {
  const choices = ['请选择', ...REASONS].map(
    (reason, index) => `<option value="${index === 0 ? '' : reason}">${reason}</option>`,
  )
  return [
    '<dialog class="pp-sheet" aria-labelledby="refund-title"><div class="pp-sheet__panel">',
    '<button class="pp-sheet__close" type="button" data-close aria-label="关闭">×</button>',
    '<form novalidate><h2 id="refund-title">申请退款</h2>',
    '<p class="pp-lead" data-refund-order></p>',
    FORM_FAULT,
    field({
      name: 'reason',
      label: '退款原因',
      input: `<select id="reason" name="reason" aria-describedby="reason-fault">${choices.join('')}</select>`,
    }),
    field({
      name: 'more',
      label: '补充说明（选填）',
      input:
        '<input id="more" name="more" type="text" maxlength="150" autocomplete="off" aria-describedby="more-fault">',
    }),
    '<h3>提交之后</h3><ol class="pp-steps"><li>工作人员核对订单，决定是否退款；结果显示在“我的订单”里</li>',
    '<li>同意后款项原路退回您付款的账户，到账时间以支付渠道为准</li>',
    '<li>全部款项退回后，这笔订单开通的服务随即停止</li></ol>',
    tick('understood', '我已了解，确认申请退款'),
    '<button class="pp-button" type="submit">提交申请</button></form>',
    '<div data-refund-done tabindex="-1" hidden><h2 data-refund-title></h2><p class="pp-lead" data-refund-next></p>',
    '<button class="pp-button" type="button" data-close>我知道了</button></div>',
    '</div></dialog>',
  ].join('')
}
