import { defineSamples } from '../../every-call/samples'

const span = { from: '2026-11-01', to: '2026-11-30' }

export const reportsSamples = defineSamples({
  members: {
    reportPage: { code: 'sale', ...span },
    reportBlocks: { code: 'sale', ...span },
    reportForms: { code: 'sale', ...span },
    reportFunnel: span,
    reportCompany: span,
    reportChannels: span,
    reportLinks: { codes: 'abc234', ...span },
    reportLive: {},
    reportExport: { report: 'company', ...span },
    reportTargetSet: { code: 'sale', measure: 'lead', goal: 100, ...span },
    reportTargetRemove: { target_id: 880_001 },
  },
  kept: {
    kept_channel: {
      days: 200,
      insert: `INSERT INTO kept_channel (day, page_code, channel, created_at)
        SELECT '2026-11-01', $3, 'mark=' || $2::text, $1`,
    },
  },
  rows: `
    INSERT INTO report_target (target_id, page_code, measure, goal, from_day, to_day) OVERRIDING SYSTEM VALUE
    VALUES (880001, 'sale', 'views', 1000, '2026-11-01', '2026-11-30')`,
})
