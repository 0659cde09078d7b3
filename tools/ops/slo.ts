import { type Operation, operations } from '@yingzao/contract/server'

/** Which requests must be answered without a failure of ours. */
export interface Slo {
  /** The value of the label `slo`. */
  name: string
  /** How alert names begin: `PagesBurnFast`. */
  alerts: string
  /** Its name in summaries. */
  title: string
  /** The share that may fail in a month. */
  budget: number
  /** Which requests count. */
  selector: string
}

const { giftActivity, addOpenAccount, createOrder, renewWithCouponPayBefore, prepay, payResult } = operations
const WRITES: readonly Operation[] = [
  giftActivity,
  addOpenAccount,
  createOrder,
  renewWithCouponPayBefore,
  prepay,
  payResult,
]

/** Leads, orders and payments: the calls, forms without a script, and suppliers' notifications. */
const WRITE_ROUTES = [
  ...WRITES.map(({ path }) => path),
  '/h5-page/lead/:code',
  '/oabase/api/pay/v1/notify/.+',
]

export const slos: readonly Slo[] = [
  {
    name: 'pages',
    alerts: 'Pages',
    title: '页面',
    budget: 0.0005,
    selector: 'method=~"GET|HEAD",route=~"/(h5|pc)-page/.+"',
  },
  {
    name: 'writes',
    alerts: 'Writes',
    title: '留资、下单与支付',
    budget: 0.001,
    selector: `method=~"GET|POST",route=~"${WRITE_ROUTES.join('|')}"`,
  },
]

/** How fast a month's budget is used up, over a long and a short window, and how soon somebody has to know. */
export const burns = [
  {
    alerts: 'BurnFast',
    factor: 14.4,
    long: '1h',
    short: '5m',
    for: '2m',
    severity: 'page',
    gone: '1 小时用掉 2%',
  },
  {
    alerts: 'Burn',
    factor: 6,
    long: '6h',
    short: '30m',
    for: '15m',
    severity: 'page',
    gone: '6 小时用掉 5%',
  },
  {
    alerts: 'BurnSlow',
    factor: 1,
    long: '3d',
    short: '6h',
    for: '1h',
    severity: 'ticket',
    gone: '3 天用掉 10%',
  },
] as const

/** Every window of `burns`. */
export const windows = ['5m', '30m', '1h', '6h', '3d'] as const

/**
 * Fewer failures in the long window say nothing: with ten visits an hour, one is a tenth. A complete outage is found by
 * the probe, which checks every minute.
 */
export const FEWEST_FAILURES = 5
