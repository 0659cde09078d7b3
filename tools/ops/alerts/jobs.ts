import type { RuleGroup } from '../alert'

/** What visitors or members were promised at a time that they know. */
const URGENT = 'queue=~"send-sms|close-order|send-refund|page-schedule|tell-alarm|remind"'

export const jobRules: RuleGroup = {
  name: 'jobs',
  alerts: [
    {
      name: 'UrgentJobsLate',
      severity: 'page',
      summary: '有人在等的任务积压：短信、关单、退款、定时发布或告警通知',
      expr: `max by (queue) (jobs_oldest_seconds{${URGENT}}) > 120`,
      for: '2m',
      fires: {
        series: { 'jobs_oldest_seconds{instance="a:9464",job="yingzao",queue="send-sms"}': '10+60x10' },
        at: '6m',
        labels: { queue: 'send-sms' },
      },
      silent: {
        series: {
          'jobs_oldest_seconds{instance="a:9464",job="yingzao",queue="send-sms"}': '10 60 110 5 60 110',
        },
        at: '5m',
      },
    },
    {
      name: 'JobsLate',
      severity: 'ticket',
      summary: '后台任务积压超过两小时',
      expr: 'max by (queue) (jobs_oldest_seconds) > 7200',
      for: '10m',
      fires: {
        series: {
          'jobs_oldest_seconds{instance="a:9464",job="yingzao",queue="delete-old-rows"}': '7000+60x30',
        },
        at: '20m',
        labels: { queue: 'delete-old-rows' },
      },
      silent: {
        series: {
          'jobs_oldest_seconds{instance="a:9464",job="yingzao",queue="delete-old-rows"}': '6000+60x12 0x10',
        },
        at: '20m',
      },
    },
    {
      name: 'JobsFail',
      severity: 'ticket',
      summary: '某类后台任务反复失败',
      expr: 'sum by (queue) (increase(jobs_run_total{result="failed"}[1h])) >= 6',
      for: '0m',
      fires: {
        series: {
          'jobs_run_total{instance="a:9464",job="yingzao",queue="compress-page",result="failed"}': '0+1x60',
        },
        at: '30m',
        labels: { queue: 'compress-page' },
      },
      silent: {
        series: {
          'jobs_run_total{instance="a:9464",job="yingzao",queue="compress-page",result="failed"}':
            '0 1 2 2x60',
        },
        at: '40m',
      },
    },
  ],
}
