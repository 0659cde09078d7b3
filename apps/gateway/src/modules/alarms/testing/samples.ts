import { defineSamples } from '../../every-call/samples'

const thresholds = { kind: 'errors_up', page_code: null, hours: 2, percent: 10, floor: 30 }

export const alarmsSamples = defineSamples({
  members: {
    alarmList: {},
    alarmCount: {},
    alarmDetail: { alarm_id: 901 },
    alarmSeen: { alarm_id: 901, note: '已联系短信服务商' },
    alarmRuleList: {},
    alarmRuleSave: {
      ...thresholds,
      is_on: true,
      tells: ['wecom'],
      mail_to: ['a@example.com'],
      rule_id: 2,
      base_revision: 1,
    },
    alarmRuleRemove: { rule_id: 902, base_revision: 1 },
    alarmRuleTry: thresholds,
    alarmTest: { channel: 'wecom' },
  },
  rows: `
    INSERT INTO alarm (alarm_id, kind, page_code, words, figures, looked_at) OVERRIDING SYSTEM VALUE VALUES
      (901, 'errors_up', 'spring', '出错率 12%', '{"hours":2,"part":6,"of":50,"usual_part":0,"usual_of":0}', now());
    INSERT INTO page (code, title) VALUES ('alarm-rule', '预警示例');
    INSERT INTO alarm_rule (rule_id, kind, page_code, hours, percent, floor, tells) OVERRIDING SYSTEM VALUE VALUES
      (902, 'errors_up', 'alarm-rule', 2, 10, 30, '{}')`,
  kept: {
    alarm: {
      days: 400,
      insert: `INSERT INTO alarm (began_at, ended_at, looked_at, page_code, kind, words, figures)
        SELECT $1::timestamptz, $1, $1, 'p' || $2::text, 'no_views', '没有访问',
          '{"hours":24,"part":0,"of":0,"usual_part":9,"usual_of":0}' WHERE $3::bigint IS NOT NULL`,
    },
    alarm_message: {
      days: 90,
      insert: `INSERT INTO alarm_message (created_at, channel, subject, content)
        SELECT $1, 'wecom', '', 'm' || $2::text WHERE $3::bigint IS NOT NULL`,
    },
  },
})
