import type { RuleGroup } from '../alert'

const HERE = 'instance="a:9464",job="yingzao"'
const HERE_LABELS = { instance: 'a:9464', job: 'yingzao' }
const HEAD = (instance: string) => `audit_head_age_seconds{instance="${instance}",job="yingzao"}`

/** Backups of the database, and the ends of the audit log that are kept outside it. */
export const evidenceRules: RuleGroup = {
  name: 'evidence',
  alerts: [
    {
      name: 'BackupLogOld',
      severity: 'page',
      summary: '预写日志超过五分钟没有备份出去，此后的数据丢了就找不回来',
      expr: 'backup_last_wal_seconds > 300',
      for: '2m',
      fires: { series: { [`backup_last_wal_seconds{${HERE}}`]: '60+60x15' }, at: '10m', labels: HERE_LABELS },
      silent: { series: { [`backup_last_wal_seconds{${HERE}}`]: '60 120 180 240 10 60 120' }, at: '6m' },
    },
    {
      name: 'BackupBaseOld',
      severity: 'ticket',
      summary: '超过 26 小时没有新的全量备份',
      expr: 'backup_last_base_seconds > 26 * 3600',
      for: '30m',
      fires: {
        series: { [`backup_last_base_seconds{${HERE}}`]: '93000+60x90' },
        at: '60m',
        labels: HERE_LABELS,
      },
      silent: { series: { [`backup_last_base_seconds{${HERE}}`]: '80000+60x90' }, at: '60m' },
    },
    {
      name: 'AuditHeadMissing',
      severity: 'ticket',
      summary: '审计日志当天的末尾没有另存，篡改将无从发现',
      expr: 'min(audit_head_age_seconds) > 26 * 3600',
      for: '30m',
      fires: {
        series: { [HEAD('a:9464')]: '93000+60x90', [HEAD('b:9464')]: '999999999x90' },
        at: '60m',
        labels: {},
      },
      silent: { series: { [HEAD('a:9464')]: '80000+60x90', [HEAD('b:9464')]: '999999999x90' }, at: '60m' },
    },
  ],
}
