import type { OperationResponse, Operations } from '../../packages/contract/src/client'
import { ACTION_TYPES, type Container } from '../../packages/schema/src/client'
import type { Row } from './row'
import {
  bridge,
  CASHIER,
  type Cells,
  chat,
  everywhere,
  goes,
  miniProgram,
  onlyInApp,
  onTheWeb,
  otherHost,
  PAGE,
  payPage,
  SHEET,
  toast,
} from './steps'
import { type Asked, ok } from './stub-gateway'

const page = (pageName: string, pageParam?: string) => ({
  type: ACTION_TYPES.page,
  pageName,
  ...(pageParam === undefined ? {} : { pageParam }),
})
const listed = (id: number, param = {}) => bridge(25, { jump_type: 1, id, param })
const named = (page_name: string, params = {}) => bridge(29, { page_name, params })

/** An order is paid by the app, in the mini program, or in our own cashier. */
export const paid = (pid: string): Cells => ({
  app: [bridge(8, { pid })],
  mp: [miniProgram(`/pages/order/index?pid=${pid}`)],
  wx: [payPage(`pid=${pid}`)],
  mb: [CASHIER],
  pc: [CASHIER],
})

/** The calls of the cashier as soon as it is open. */
export const asksOrderIn = (container: Container, pid: string): Asked[] =>
  container === 'mb' || container === 'pc' ? [['payResult', { pid }]] : []

/** A pending order, as the gateway returns it. */
export const waiting = (pid: string) =>
  ok<OperationResponse<Operations['payResult']>>({
    pid,
    status: 0,
    name: '大盘指数研究课程 一年',
    shop_product_id: 1191,
    sku_id: 3,
    price: 198_000,
    discount: 0,
    payable: 198_000,
    expire_at: 1_800_000,
    now: 0,
    paid_at: null,
    channels: ['wx_h5', 'wx_native', 'alipay_wap', 'alipay_page'],
  })

/** Type 1: pages by name. */
export const PAGES: readonly Row[] = [
  {
    title: '课程列表，带参数',
    action: page('courseList', 'category=1&from=a=b'),
    does: onTheWeb(listed(14, { category: '1', from: 'a=b' }), '/h5-page/course?category=1&from=a%3Db'),
  },
  { title: '策略列表', action: page('strategyList'), does: onlyInApp(listed(15)) },
  {
    title: '策略列表，按钮要求登录',
    action: page('strategyList'),
    isNeedLogin: true,
    needsLogin: true,
    does: onlyInApp(listed(15)),
  },
  { title: '专题列表', action: page('topicList'), does: onlyInApp(listed(16)) },
  { title: '优惠券', action: page('coupons'), needsLogin: true, does: onlyInApp(named('coupons')) },
  {
    title: '钱包充值',
    action: page('walletRecharge', 'amount=100'),
    needsLogin: true,
    does: onlyInApp(named('walletRecharge', { amount: '100' })),
  },
  {
    title: '钱包消费记录',
    action: page('walletRecord'),
    needsLogin: true,
    does: onlyInApp(named('walletRecord')),
  },
  {
    title: '个人中心',
    action: page('personalCenter'),
    needsLogin: true,
    does: onTheWeb(named('personalCenter'), '/passport/'),
  },
  {
    title: '基金详情',
    action: page('fundDetail', 'fund_code=510300'),
    does: onlyInApp(named('fundDetail', { fund_code: '510300' })),
  },
  {
    title: '基金详情，App 另有参数',
    action: { ...page('fundDetail', 'fund_code=510300'), appPageParam: 'fund_code=159915&tab=2' },
    does: onlyInApp(named('fundDetail', { fund_code: '159915', tab: '2' })),
  },
  { title: '基金详情，没有基金代码', action: page('fundDetail'), does: everywhere(toast('链接无效')) },
  {
    title: '订单支付',
    action: page('orderPay', 'pid=p-7'),
    needsLogin: true,
    replies: { payResult: waiting('p-7') },
    asks: (container) => asksOrderIn(container, 'p-7'),
    does: paid('p-7'),
  },
  { title: '社群客服', action: page('communityService', 'group_id=g-7'), does: chat('g-7') },
  {
    title: '网页，App 内新窗口，带标题',
    action: { ...page('webPage', 'title=活动规则'), atext: 'https://shop.example.com/a?b=c' },
    does: {
      ...otherHost('https://shop.example.com/a?b=c'),
      app: [bridge(7, { url: 'https://shop.example.com/a?b=c', title: '活动规则' })],
    },
  },
  {
    title: '网页，本站地址',
    action: { ...page('webPage'), atext: '/passport/help?x=1' },
    does: {
      ...everywhere(goes('/passport/help?x=1')),
      app: [bridge(7, { url: new URL('/passport/help?x=1', PAGE).href, title: '' })],
    },
  },
  { title: '网页，没有地址', action: page('webPage'), does: everywhere(toast('链接无效')) },
  {
    title: '广告位，App 外没有落地页',
    action: page('adDispatch', 'id=ad-7'),
    does: { ...everywhere(), app: [bridge(25, { jump_type: 3, id: 'ad-7' })] },
  },
  { title: '广告位，没有编号', action: page('adDispatch'), does: everywhere(toast('链接无效')) },
  { title: '不存在的页面名', action: page('treasure'), does: everywhere(toast('页面不存在')) },
]

/** Type 3: popups. */
export const POPUPS: readonly Row[] = [
  {
    title: '打开弹窗',
    action: { type: ACTION_TYPES.popup, popupId: 'rules' },
    does: everywhere({ popup: 'rules' }),
  },
]

const link = (atext: string) => ({ type: ACTION_TYPES.link, atext })

/** Type 7: links. */
export const LINKS: readonly Row[] = [
  {
    title: '允许的其他域名',
    action: link('https://shop.example.com/a?b=c'),
    does: otherHost('https://shop.example.com/a?b=c'),
  },
  { title: '本站地址', action: link('/passport/help?x=1'), does: everywhere(goes('/passport/help?x=1')) },
  {
    title: '允许的其他域名，按钮要求登录',
    action: link('https://shop.example.com/a?b=c'),
    isNeedLogin: true,
    needsLogin: true,
    does: otherHost('https://shop.example.com/a?b=c'),
  },
  {
    title: '不允许的域名，按钮要求登录',
    action: link('https://evil.com/'),
    isNeedLogin: true,
    needsLogin: true,
    does: everywhere(toast('链接无效')),
  },
]

const bonds = { type: ACTION_TYPES.treasuryReverseRepo, appPageParam: 'days=7' }

/** Type 12: treasury reverse repo. */
export const BONDS: readonly Row[] = [
  {
    title: '国债逆回购',
    action: bonds,
    needsLogin: ['app'],
    does: onlyInApp(named('treasuryReverseRepo', { days: '7' })),
  },
  {
    title: '国债逆回购，App 6.42.99 及更早',
    action: bonds,
    clientVersion: '6.42.99',
    needsLogin: ['app'],
    does: { ...onlyInApp(SHEET), app: [toast('请升级到最新版本')] },
  },
]

/** Type 14: back. */
export const BACK: readonly Row[] = [
  {
    title: '返回，没有上一页',
    action: { type: ACTION_TYPES.back },
    does: { ...everywhere(goes('/h5-page/')), app: [named('close')], mp: [miniProgram('back')] },
  },
  {
    title: '返回，有上一页',
    action: { type: ACTION_TYPES.back },
    hasBehind: true,
    does: { ...everywhere({ back: true }), mp: [miniProgram('back')] },
  },
]
