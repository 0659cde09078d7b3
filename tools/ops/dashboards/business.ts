import { type Dashboard, figure, lines } from '../panel'

/** Successes of a call in the last hour. */
const done = (operation: string) =>
  `sum(increase(call_answers_total{operation="${operation}",code="1"}[1h])) or vector(0)`

export const business: Dashboard = {
  uid: 'yingzao-business',
  title: '营造 · 业务',
  rows: [
    {
      title: '最近一小时',
      panels: [
        figure('留资成功', 'none', done('giftActivity')),
        figure('下单成功', 'none', done('createOrder')),
        figure('付款入账', 'none', 'sum(increase(payments_heard_total{outcome="paid"}[1h])) or vector(0)'),
        figure('验证码使用率', 'percentunit', 'max(sms_codes_used_ratio)', {
          about: '最近 50 条。低于 0.3 要怀疑被刷。',
        }),
      ],
    },
    {
      title: '留资',
      panels: [
        lines(
          '提交结果',
          'reqps',
          [
            {
              expr: 'sum by (code) (rate(call_answers_total{operation="giftActivity"}[5m]))',
              legend: '{{code}}',
            },
          ],
          { about: '1 是成功，其余是给访客的拒绝，含义见错误码表。' },
        ),
        lines('无脚本表单', 'reqps', [
          {
            expr: 'sum by (status) (rate(http_requests_total{method="POST",route="/h5-page/lead/:code"}[5m]))',
            legend: '{{status}}',
          },
        ]),
      ],
    },
    {
      title: '短信',
      panels: [
        lines('请求验证码', 'reqps', [
          { expr: 'sum by (code) (rate(sms_send_calls_total[5m]))', legend: '{{code}}' },
        ]),
        lines('使用率与额度', 'percentunit', [
          { expr: 'max(sms_codes_used_ratio)', legend: '使用率' },
          { expr: 'max(sms_hour_budget_used_ratio)', legend: '本小时额度' },
        ]),
      ],
    },
    {
      title: '订单与付款',
      panels: [
        lines('下单结果', 'reqps', [
          {
            expr: 'sum by (code) (rate(call_answers_total{operation="createOrder"}[5m]))',
            legend: '{{code}}',
          },
        ]),
        lines('付款', 'reqps', [
          {
            expr: 'sum by (supplier, outcome) (rate(payments_heard_total[5m]))',
            legend: '{{supplier}} {{outcome}}',
          },
        ]),
        lines(
          '从哪里得知付款',
          'reqps',
          [{ expr: 'sum by (heard_by) (rate(payments_heard_total[5m]))', legend: '{{heard_by}}' }],
          { about: 'query 增多说明支付方的通知到不了。' },
        ),
        lines('未对平的天数', 'none', [{ expr: 'max(reconciliation_open_days)', legend: '天' }], { bad: 1 }),
      ],
    },
    {
      title: '访问与事件',
      panels: [
        lines('访问上报', 'reqps', [
          { expr: 'sum(rate(visits_received_total[5m]))', legend: '收到' },
          { expr: 'sum(rate(visits_stored_total[5m]))', legend: '存下' },
          { expr: 'sum by (reason) (rate(visits_dropped_total[5m]))', legend: '丢弃 {{reason}}' },
        ]),
        lines('事件上报', 'reqps', [
          { expr: 'sum(rate(page_events_received_total[5m]))', legend: '收到' },
          { expr: 'sum(rate(page_events_stored_total[5m]))', legend: '存下' },
          { expr: 'sum by (reason) (rate(page_events_dropped_total[5m]))', legend: '丢弃 {{reason}}' },
        ]),
      ],
    },
  ],
}
