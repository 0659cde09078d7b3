import { type Dashboard, lines } from '../panel'

export const work: Dashboard = {
  uid: 'yingzao-work',
  title: '营造 · 任务与供应商',
  rows: [
    {
      title: '任务',
      panels: [
        lines(
          '最久等了多久',
          's',
          [{ expr: 'topk(10, max by (queue) (jobs_oldest_seconds))', legend: '{{queue}}' }],
          { bad: 120 },
        ),
        lines('在等的任务', 'short', [{ expr: 'max by (queue) (jobs_waiting)', legend: '{{queue}}' }]),
        lines('做完的任务', 'reqps', [
          { expr: 'sum by (queue) (rate(jobs_run_total{result="done"}[5m])) > 0', legend: '{{queue}}' },
        ]),
        lines('失败的任务（1 小时）', 'short', [
          { expr: 'sum by (queue) (increase(jobs_run_total{result="failed"}[1h])) > 0', legend: '{{queue}}' },
        ]),
        lines('任务耗时 p95', 's', [
          {
            expr: 'topk(10, histogram_quantile(0.95, sum by (le, queue) (rate(job_duration_seconds_bucket[15m]))))',
            legend: '{{queue}}',
          },
        ]),
        lines('审计末尾的年龄', 's', [{ expr: 'min(audit_head_age_seconds)', legend: '最新的一份' }], {
          bad: 93_600,
        }),
      ],
    },
    {
      title: '外部系统',
      panels: [
        lines('调用', 'reqps', [
          { expr: 'sum by (supplier) (rate(supplier_calls_total[5m]))', legend: '{{supplier}}' },
        ]),
        lines('没有结果的调用', 'reqps', [
          {
            expr: 'sum by (supplier, result) (rate(supplier_calls_total{result!~"ok|refused"}[5m])) > 0',
            legend: '{{supplier}} {{result}}',
          },
        ]),
        lines('耗时 p95', 's', [
          {
            expr: 'histogram_quantile(0.95, sum by (le, supplier) (rate(supplier_call_duration_seconds_bucket[5m])))',
            legend: '{{supplier}}',
          },
        ]),
        lines(
          '熔断',
          'none',
          [{ expr: 'max by (supplier) (supplier_circuit_open)', legend: '{{supplier}}' }],
          { bad: 1 },
        ),
        lines(
          'CDN 刷新失败',
          'short',
          [{ expr: 'increase(edge_purge_failed_total[15m])', legend: '{{instance}}' }],
          { bad: 1 },
        ),
      ],
    },
  ],
}
