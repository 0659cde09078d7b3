import type { RuleGroup } from '../alert'

const HERE = 'instance="a:9464",job="yingzao"'
const HERE_LABELS = { instance: 'a:9464', job: 'yingzao' }

export const databaseRules: RuleGroup = {
  name: 'database',
  alerts: [
    {
      name: 'DatabaseAway',
      severity: 'page',
      summary: '数据库一秒内没有应答：页面仍可访问，留资与支付不可用',
      expr: 'database_up == 0',
      for: '1m',
      fires: { series: { [`database_up{${HERE}}`]: '1 0x5' }, at: '3m', labels: HERE_LABELS },
      silent: { series: { [`database_up{${HERE}}`]: '1 0 1x5' }, at: '3m' },
    },
    {
      name: 'ConnectionsWaitedFor',
      severity: 'page',
      summary: '数据库连接不够用，请求在排队',
      expr: 'min_over_time(database_connections_waiting[2m]) > 0',
      for: '1m',
      fires: {
        series: { [`database_connections_waiting{${HERE}}`]: '0 3x10' },
        at: '6m',
        labels: HERE_LABELS,
      },
      silent: { series: { [`database_connections_waiting{${HERE}}`]: '0 3 0 5 0 2 0 4' }, at: '6m' },
    },
    {
      name: 'ChangesNotHeard',
      severity: 'page',
      summary: '进程收不到页面变更通知：下架的页面可能仍在对外展示',
      expr: 'page_changes_quiet_seconds > 60\n  or increase(page_changes_lost_total[15m]) > 5',
      for: '1m',
      fires: {
        series: { [`page_changes_quiet_seconds{${HERE}}`]: '5 20 80 140 200 260' },
        at: '5m',
        labels: HERE_LABELS,
      },
      silent: {
        series: {
          [`page_changes_quiet_seconds{${HERE}}`]: '5 15 5 15 5 15',
          [`page_changes_lost_total{${HERE}}`]: '0 0 1 1 1 1',
        },
        at: '5m',
      },
    },
  ],
}
