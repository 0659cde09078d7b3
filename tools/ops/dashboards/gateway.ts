import { type Dashboard, lines } from '../panel'

const JOB = 'job="yingzao"'

export const gateway: Dashboard = {
  uid: 'yingzao-gateway',
  title: '营造 · 网关与数据库',
  rows: [
    {
      title: '进程',
      panels: [
        lines(
          '事件循环延迟 p99',
          's',
          [{ expr: `nodejs_eventloop_lag_p99_seconds{${JOB}}`, legend: '{{instance}}' }],
          { bad: 0.2 },
        ),
        lines('CPU（核）', 'short', [
          { expr: `rate(process_cpu_seconds_total{${JOB}}[5m])`, legend: '{{instance}}' },
        ]),
        lines('内存', 'bytes', [{ expr: `process_resident_memory_bytes{${JOB}}`, legend: '{{instance}}' }]),
        lines('打开的文件与连接', 'short', [
          { expr: `process_open_fds{${JOB}}`, legend: '{{instance}}' },
          { expr: `process_max_fds{${JOB}}`, legend: '{{instance}} 上限' },
        ]),
        lines('未就绪的原因', 'none', [{ expr: 'not_ready == 1', legend: '{{instance}} {{reason}}' }]),
        lines('磁盘剩余', 'percentunit', [
          { expr: 'data_dir_free_bytes / data_dir_size_bytes', legend: '{{instance}}' },
        ]),
      ],
    },
    {
      title: '数据库',
      panels: [
        lines('是否应答', 'none', [{ expr: 'database_up', legend: '{{instance}}' }]),
        lines('连接', 'short', [
          { expr: 'sum by (state) (database_connections)', legend: '{{state}}' },
          { expr: 'sum(database_connections_limit)', legend: '上限' },
        ]),
        lines('等连接的请求', 'short', [{ expr: 'database_connections_waiting', legend: '{{instance}}' }], {
          bad: 1,
        }),
        lines('变更通知：距上次应答', 's', [{ expr: 'page_changes_quiet_seconds', legend: '{{instance}}' }], {
          bad: 60,
          about: '每 15 秒一次心跳。超过 60 秒说明这个进程可能听不到下架。',
        }),
        lines('变更通知：断开次数', 'short', [
          { expr: 'increase(page_changes_lost_total[15m])', legend: '{{instance}}' },
        ]),
        lines('备份的年龄', 's', [
          { expr: 'backup_last_wal_seconds', legend: '预写日志' },
          { expr: 'backup_last_base_seconds', legend: '全量' },
        ]),
      ],
    },
  ],
}
