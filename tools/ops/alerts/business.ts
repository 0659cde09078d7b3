import type { RuleGroup } from '../alert'

const HERE = 'instance="a:9464",job="yingzao"'

/** Kinds of beacons, and the reasons for dropping one that are our fault: not a bot, not an unreadable report. */
const BEACONS = ['visits', 'page_events', 'page_vitals', 'experiment_exposures']
const OURS = 'reason=~"backlog|refused|too_many|shutdown"'

/** For each kind: the share of what arrived in a quarter of an hour that was dropped, by reason. */
const dropped = BEACONS.map(
  (kind) =>
    `label_replace(sum by (reason) (rate(${kind}_dropped_total{${OURS}}[15m])) / on () group_left () sum(rate(${kind}_received_total[15m])), "kind", "${kind}", "", "")`,
).join('\n  or ')

export const businessRules: RuleGroup = {
  name: 'business',
  alerts: [
    {
      name: 'BeaconsDropped',
      severity: 'ticket',
      summary: '访问或事件上报被丢弃超过 2%（种类与原因见 kind、reason）',
      expr: `(${dropped}) > 0.02`,
      for: '10m',
      fires: {
        series: {
          [`visits_received_total{${HERE}}`]: '0+100x60',
          [`visits_dropped_total{${HERE},reason="backlog"}`]: '0+3x60',
        },
        at: '40m',
        labels: { kind: 'visits', reason: 'backlog' },
      },
      silent: {
        series: {
          [`visits_received_total{${HERE}}`]: '0+100x60',
          [`visits_dropped_total{${HERE},reason="backlog"}`]: '0+1x60',
          [`visits_dropped_total{${HERE},reason="bot"}`]: '0+30x60',
        },
        at: '40m',
      },
    },
    {
      name: 'SmsCodesUnused',
      severity: 'page',
      summary: '短信验证码几乎没人使用：可能有人在刷短信',
      expr: 'max(sms_codes_used_ratio) < 0.3',
      for: '5m',
      fires: { series: { [`sms_codes_used_ratio{${HERE}}`]: '0.6 0.1x10' }, at: '8m', labels: {} },
      silent: { series: { [`sms_codes_used_ratio{${HERE}}`]: '0.6 0.4x10' }, at: '8m' },
    },
    {
      name: 'SmsBudgetNearlyUsed',
      severity: 'page',
      summary: '本小时短信额度即将用完，用完后无法登录与留资',
      expr: 'max(sms_hour_budget_used_ratio) > 0.8',
      for: '0m',
      fires: { series: { [`sms_hour_budget_used_ratio{${HERE}}`]: '0.5 0.9x5' }, at: '2m', labels: {} },
      silent: { series: { [`sms_hour_budget_used_ratio{${HERE}}`]: '0.5 0.75x5' }, at: '2m' },
    },
    {
      name: 'PaymentsOdd',
      severity: 'ticket',
      summary: '有付款对不上订单：金额不符、订单已关或重复付款',
      expr: 'sum by (supplier, outcome) (increase(payments_heard_total{outcome=~"refused|late|twice"}[1h])) > 0',
      for: '0m',
      fires: {
        series: {
          [`payments_heard_total{${HERE},heard_by="notice",outcome="late",supplier="alipay"}`]: '0 0 1x10',
        },
        at: '6m',
        labels: { supplier: 'alipay', outcome: 'late' },
      },
      silent: {
        series: {
          [`payments_heard_total{${HERE},heard_by="notice",outcome="paid",supplier="alipay"}`]: '0+3x10',
        },
        at: '6m',
      },
    },
    {
      name: 'ReconciliationOpen',
      severity: 'ticket',
      summary: '有账单日尚未对平',
      expr: 'max(reconciliation_open_days) > 0',
      for: '2h',
      fires: { series: { [`reconciliation_open_days{${HERE}}`]: '1x180' }, at: '130m', labels: {} },
      silent: { series: { [`reconciliation_open_days{${HERE}}`]: '1x60 0x120' }, at: '130m' },
    },
    {
      name: 'WorkCalendarMissing',
      severity: 'ticket',
      summary: '下一年的交易日历尚未录入',
      expr: 'max(work_calendar_missing) == 1',
      for: '1h',
      fires: { series: { [`work_calendar_missing{${HERE}}`]: '1x90' }, at: '70m', labels: {} },
      silent: { series: { [`work_calendar_missing{${HERE}}`]: '0x90' }, at: '70m' },
    },
  ],
}
