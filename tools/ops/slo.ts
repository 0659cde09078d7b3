import { type Operation, operations } from '@yingzao/contract/server'

/** What of all requests must be answered without a failure of ours. */
export interface Slo {
  /** As the label `slo` says. */
  name: string
  /** As alerts are called: `PagesBurnFast`. */
  alerts: string
  /** As summaries call it. */
  title: string
  /** The part that may fail in a month. */
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

/** Leads, orders and payments: the calls, forms without a script, and what suppliers tell. */
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

/** How fast the budget of a month goes, looked at over a long and a short time, and how soon somebody has to know. */
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
 * Fewer failures in the long time tell nothing: where there are ten visits an hour, one is a tenth. What is down
 * altogether is found by the probe, which asks every minute.
 */
export const FEWEST_FAILURES = 5
