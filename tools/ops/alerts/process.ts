import type { RuleGroup } from '../alert'

const HERE = 'instance="a:9464",job="yingzao"'
const HERE_LABELS = { instance: 'a:9464', job: 'yingzao' }
const BUILD = (instance: string, build: string) =>
  `build_info{build="${build}",instance="${instance}",job="yingzao"}`

export const processRules: RuleGroup = {
  name: 'process',
  alerts: [
    {
      name: 'ProbeFails',
      severity: 'page',
      summary: '拨测失败：从外部访问页面、验证码或登录接口得不到正确结果',
      expr: 'avg_over_time(probe_success[5m]) < 0.5',
      for: '1m',
      fires: {
        series: { 'probe_success{instance="https://h5.example.com/",job="probe-page"}': '1 1 1 1 1 0x10' },
        at: '12m',
        labels: { instance: 'https://h5.example.com/', job: 'probe-page' },
      },
      silent: {
        series: { 'probe_success{instance="https://h5.example.com/",job="probe-page"}': '1 1 1 0 0 1x10' },
        at: '6m',
      },
    },
    {
      name: 'GatewayDown',
      severity: 'page',
      summary: '读不到网关进程的指标：进程退出、卡死或网络不通',
      expr: 'up{job="yingzao"} == 0',
      for: '2m',
      fires: { series: { [`up{${HERE}}`]: '1 1 0x5' }, at: '5m', labels: HERE_LABELS },
      silent: { series: { [`up{${HERE}}`]: '1 0 0 1x5' }, at: '4m' },
    },
    {
      name: 'NotReady',
      severity: 'page',
      summary: '进程长时间未就绪，负载均衡不给它流量（原因见 reason）',
      expr: 'not_ready == 1',
      for: '5m',
      fires: {
        series: { [`not_ready{${HERE},reason="first_render"}`]: '1x10' },
        at: '6m',
        labels: { ...HERE_LABELS, reason: 'first_render' },
      },
      silent: { series: { [`not_ready{${HERE},reason="draining"}`]: '0 1 1 1 0x5' }, at: '8m' },
    },
    {
      name: 'GatewayRestarts',
      severity: 'ticket',
      summary: '进程反复重启',
      expr: 'changes(process_start_time_seconds{job="yingzao"}[30m]) > 3',
      for: '0m',
      fires: {
        series: { [`process_start_time_seconds{${HERE}}`]: '0+100x10' },
        at: '8m',
        labels: HERE_LABELS,
      },
      silent: { series: { [`process_start_time_seconds{${HERE}}`]: '100 100 100 200x10' }, at: '8m' },
    },
    {
      name: 'BuildsDiffer',
      severity: 'ticket',
      summary: '各进程的页面版本不一致：版本或设置没有统一',
      expr: 'count(count by (build) (build_info)) > 1',
      for: '15m',
      fires: {
        series: { [BUILD('a:9464', '1a')]: '1x30', [BUILD('b:9464', '2b')]: '1x30' },
        at: '16m',
        labels: {},
      },
      silent: {
        series: {
          [BUILD('a:9464', '2b')]: '1x30',
          [BUILD('b:9464', '1a')]: '1x9 stale',
          [BUILD('b:9464', '2b')]: '_x9 1x30',
        },
        at: '30m',
      },
    },
    {
      name: 'EventLoopSlow',
      severity: 'ticket',
      summary: '事件循环延迟过高，所有访客都在等',
      expr: 'nodejs_eventloop_lag_p99_seconds{job="yingzao"} > 0.2',
      for: '5m',
      fires: {
        series: { [`nodejs_eventloop_lag_p99_seconds{${HERE}}`]: '0.3x10' },
        at: '6m',
        labels: HERE_LABELS,
      },
      silent: { series: { [`nodejs_eventloop_lag_p99_seconds{${HERE}}`]: '0.3 0.3 0.02x10' }, at: '7m' },
    },
    {
      name: 'DiskNearlyFull',
      severity: 'page',
      summary: 'DATA_DIR 所在磁盘即将写满',
      expr: 'data_dir_free_bytes / data_dir_size_bytes < 0.05\n  or predict_linear(data_dir_free_bytes[6h], 4 * 3600) < 0 and data_dir_free_bytes / data_dir_size_bytes < 0.2',
      for: '5m',
      fires: {
        series: { [`data_dir_free_bytes{${HERE}}`]: '4x20', [`data_dir_size_bytes{${HERE}}`]: '100x20' },
        at: '10m',
        labels: HERE_LABELS,
      },
      silent: {
        series: { [`data_dir_free_bytes{${HERE}}`]: '10x20', [`data_dir_size_bytes{${HERE}}`]: '100x20' },
        at: '10m',
      },
    },
    {
      name: 'FilesNearlyAllOpen',
      severity: 'ticket',
      summary: '进程打开的文件与连接数接近上限',
      expr: 'process_open_fds{job="yingzao"} / process_max_fds > 0.8',
      for: '5m',
      fires: {
        series: { [`process_open_fds{${HERE}}`]: '900x10', [`process_max_fds{${HERE}}`]: '1024x10' },
        at: '6m',
        labels: HERE_LABELS,
      },
      silent: {
        series: { [`process_open_fds{${HERE}}`]: '700x10', [`process_max_fds{${HERE}}`]: '1024x10' },
        at: '6m',
      },
    },
  ],
}
