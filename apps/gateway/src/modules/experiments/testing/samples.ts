import { defineSamples } from '../../every-call/samples'

const terms = {
  page_code: 'sale',
  name: '首屏标题',
  hypothesis: '写明时长的标题让更多人留资',
  measure: 'lead',
  block_id: null,
  effect: 20,
  planned_units: 2_000,
  variants: [
    { key: 'A', name: '现在的页面', weight: 50, page_code: null },
    { key: 'B', name: '新标题', weight: 50, page_code: 'sale-b' },
  ],
}
const id = { experiment_id: 880_001 }

export const experimentsSamples = defineSamples({
  members: {
    experimentList: {},
    experimentDetail: id,
    experimentPlan: { page_code: 'sale', measure: 'lead', effect: 20, variants: 2 },
    experimentCreate: terms,
    experimentChange: { ...terms, ...id, base_revision: 1 },
    experimentStart: { ...id, base_revision: 1, drafts: [{ key: 'B', revision: 1 }] },
    experimentStop: { ...id, reason: '例行检查' },
    experimentEnd: { ...id, base_revision: 1, winner: 'A', page_revision: 0 },
    experimentResult: id,
  },
  rows: `
    INSERT INTO page (code, title) VALUES ('sale-b', '夏季课程（变体）'), ('sale-c', '秋季课程');
    INSERT INTO experiment (experiment_id, page_code, name, hypothesis, measure, effect, planned_units)
      OVERRIDING SYSTEM VALUE SELECT 880001, code, '首屏标题', '', 'lead', 20, 2000 FROM page WHERE code = 'sale';
    INSERT INTO experiment_variant (experiment_id, key, name, weight, page_code)
      SELECT experiment_id, 'A', '现在的页面', 50, NULL FROM experiment WHERE experiment_id = 880001
      UNION ALL SELECT experiment_id, 'B', '新标题', 50, 'sale-b' FROM experiment WHERE experiment_id = 880001;
    INSERT INTO experiment (experiment_id, page_code, name, hypothesis, measure, effect, planned_units)
      OVERRIDING SYSTEM VALUE SELECT 880002, code, '正在进行', '', 'lead', 20, 2000 FROM page WHERE code = 'sale-c';
    INSERT INTO experiment_variant (experiment_id, key, name, weight) VALUES (880002, 'A', '现在的页面', 50);
    INSERT INTO experiment_variant (experiment_id, key, name, weight, page_code, document, schema_version, content_hash)
      SELECT 880002, 'B', '新标题', 50, 'sale-b', document, schema_version, content_hash FROM page_version LIMIT 1;
    UPDATE experiment SET state = 'running', started_at = now() WHERE experiment_id = 880002;
    INSERT INTO experiment_epoch (experiment_id, epoch, page_version) VALUES (880002, 1, 1)`,
  kept: {
    experiment_unit: {
      days: 200,
      insert: `
        WITH tried AS (
          INSERT INTO page (code, title) VALUES ('kept-' || gen_random_uuid(), '') RETURNING code
        ), made AS (
          INSERT INTO experiment (page_code, name, hypothesis, measure, effect, planned_units)
          SELECT code, 'kept', '', 'lead', 20, 2000 FROM tried RETURNING experiment_id
        ), begun AS (
          INSERT INTO experiment_epoch (experiment_id, epoch, page_version) SELECT experiment_id, 1, 1 FROM made
          RETURNING experiment_id
        )
        INSERT INTO experiment_unit (experiment_id, epoch, visitor_id, variant, first_at)
        SELECT experiment_id, 1, 'v-' || $2::text, 'A', $1 FROM begun WHERE $3::bigint IS NOT NULL`,
    },
  },
})
