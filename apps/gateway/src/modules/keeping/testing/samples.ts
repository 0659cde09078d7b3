import { defineSamples } from '../../every-call/samples'

export const keepingSamples = defineSamples({
  members: {
    keepingTerms: {},
    holdList: {},
    holdSet: { scope: 'order', pid: '880001', reason: '法院调取', reference_no: '（2026）沪 01 民初 1 号' },
    holdAskRelease: { hold_id: 880001, reason: '案件已结' },
    holdRelease: { hold_id: 880002 },
    deletionReportList: {},
    deletionReportExport: {},
  },
  // The member who asked is not the one who releases. What they hold is far from anything that others look for.
  rows: `
    INSERT INTO member (member_id, login, name, roles, password_hash) OVERRIDING SYSTEM VALUE
      VALUES (880041, 'hold-sample', '何合规', '{compliance}', 'scrypt:2:1:1:x');
    INSERT INTO legal_hold (hold_id, scope, pid, reason, reference_no, set_by, release_asked_by, release_asked_at, release_reason)
      OVERRIDING SYSTEM VALUE
      VALUES (880001, 'order', '880001', '法院调取', '1 号', 880041, NULL, NULL, NULL),
        (880002, 'order', '880002', '法院调取', '2 号', 880041, 880041, now(), '案件已结');
    INSERT INTO deletion_report (report_id, kind, record_kind, table_name, rows, days, ground) OVERRIDING SYSTEM VALUE
      VALUES (880001, 'rows', 'visits', 'web_vital', 3, 190, '网络日志不少于六个月')`,
})
