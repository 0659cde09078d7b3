import { FORM_FAULT, NEEDS_SCRIPT, tick } from './fields'
import { sheet } from './sheet'
import { listStates } from './states'

/** The contracts somebody has signed; the script fills them in. */
export function contractsMain(): string {
  return [
    '<section class="pp-card pp-title"><h1>我的合同</h1>',
    listStates({ login: '/passport/m/contracts', wants: '登录后可查看您签署的合同' }),
    '<div data-empty hidden><p class="pp-lead">您还没有签署过合同</p><a class="pp-button pp-button--second" href="/h5-page/">去看看课程</a></div>',
    '<p class="pp-lead" data-total hidden></p></section>',
    NEEDS_SCRIPT,
    '<ul class="pp-orders" aria-label="合同"></ul>',
    '<button class="pp-button pp-button--second pp-more" type="button" data-more hidden>加载更多</button>',
    sheet({ name: 'copy', title: '合同副本', main: COPY }),
    sheet({ name: 'withdrawal', title: '撤回合同', main: WITHDRAWAL }),
  ].join('')
}

/** The state of the signed copy: it is loading, it is unavailable, or it can be opened. */
const COPY = [
  '<p class="pp-lead" data-copy-name></p>',
  '<p class="pp-order__note" data-copy-said role="status"></p>',
  '<div data-copy-ways hidden><a class="pp-button" data-copy-open>打开</a>',
  '<a class="pp-button pp-button--second" data-copy-save>下载</a>',
  '<p class="pp-hash">文件校验值（SHA-256）<code data-copy-hash></code></p>',
  '<p class="pp-note">没有反应时，请用手机浏览器登录本页面后再试。</p></div>',
  '<button class="pp-button pp-button--second" type="button" data-copy-retry hidden>重试</button>',
].join('')

const WITHDRAWAL = [
  '<form novalidate><p class="pp-lead" data-withdrawal-of></p>',
  FORM_FAULT,
  '<h3>撤回之后</h3><ul class="pp-list"><li data-withdrawal-ends></li>',
  '<li>凭这份合同购买且已付款的订单，未退回的款项全部申请退款，核对后原路退回您付款的账户，到账时间以支付渠道为准</li>',
  '<li>撤回不能取消。以后想继续使用，需要重新签署合同并购买</li></ul>',
  '<p class="pp-lead" data-withdrawal-until></p>',
  tick('understood', '我已了解，确认撤回这份合同'),
  '<button class="pp-button" type="submit">确认撤回</button>',
  '<button class="pp-button pp-button--second" type="button" data-close>暂不撤回</button></form>',
  '<div data-withdrawal-done tabindex="-1" hidden><p class="pp-order__note" data-withdrawal-next></p>',
  '<a class="pp-button" href="/passport/m/orders" data-withdrawal-refunds>查看退款进度</a>',
  '<button class="pp-button pp-button--second" type="button" data-close>我知道了</button></div>',
].join('')
