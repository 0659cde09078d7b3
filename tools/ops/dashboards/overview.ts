import { ratioOf } from '../alerts/burns'
import { type Dashboard, figure, lines, type Query } from '../panel'
import { type Slo, slos } from '../slo'

const JOB = 'job="yingzao"'

const p95 = ({ selector, title }: Slo): Query => ({
  expr: `histogram_quantile(0.95, sum by (le) (rate(http_request_duration_seconds_bucket{${selector}}[5m])))`,
  legend: title,
})

const traffic = ({ selector, title }: Slo): Query => ({
  expr: `sum(rate(http_request_duration_seconds_count{${selector}}[5m]))`,
  legend: title,
})

export const overview: Dashboard = {
  uid: 'yingzao-overview',
  title: '营造 · 总览',
  rows: [
    {
      title: '现在',
      panels: [
        figure('在线进程', 'none', `sum(up{${JOB}})`),
        figure('未就绪', 'none', 'sum(max by (instance) (not_ready)) or vector(0)', { bad: 1 }),
        figure('页面版本数', 'none', 'count(count by (build) (build_info))', {
          bad: 2,
          about: '长时间大于 1，说明各进程的版本或设置不一致。',
        }),
        figure('拨测成功率（5 分钟）', 'percentunit', 'min(avg_over_time(probe_success[5m]))'),
      ],
    },
    {
      title: '目标与预算',
      panels: slos.flatMap(({ name, title, budget }) => [
        lines(
          `${title}：预算消耗倍数`,
          'short',
          ['5m', '1h', '6h', '3d'].map((window) => ({
            expr: `${ratioOf(window)}{slo="${name}"} / ${budget}`,
            legend: window,
          })),
          { bad: 14.4, about: '1 表示按此速度一个月刚好用完错误预算；14.4 倍持续一小时会叫醒值班。' },
        ),
      ]),
    },
    {
      title: '流量与快慢',
      panels: [
        lines('请求', 'reqps', [
          ...slos.map(traffic),
          { expr: 'sum(rate(http_request_duration_seconds_count[5m]))', legend: '全部' },
        ]),
        lines('失败（500 及以上）', 'reqps', [
          { expr: 'sum by (route) (rate(http_failures_total[5m])) > 0', legend: '{{route}}' },
        ]),
        lines('p95 耗时', 's', slos.map(p95), { about: '网关内的耗时，不含访客的网络。' }),
        lines('状态码', 'reqps', [
          { expr: 'sum by (status) (rate(http_requests_total[5m]))', legend: '{{status}}' },
        ]),
        lines('最慢的十条路由（p95）', 's', [
          {
            expr: 'topk(10, histogram_quantile(0.95, sum by (le, route) (rate(http_request_duration_seconds_bucket[5m]))))',
            legend: '{{route}}',
          },
        ]),
        lines('拨测耗时', 's', [{ expr: 'probe_duration_seconds', legend: '{{job}}' }]),
      ],
    },
  ],
}
