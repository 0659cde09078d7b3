import { defineSamples } from '../../every-call/samples'

export const activityDataSamples = defineSamples({
  visitors: {
    activityVirtualUserDetail: { fields: { id: 'ticker' }, instead: [[{ id: 'unknown' }, 404001]] },
    activityVacancyDetail: { fields: { id: 'places' }, instead: [[{ id: 'unknown' }, 404001]] },
    liveCodeDetail: { fields: { code_id: 'code' }, instead: [[{ code_id: 'unknown' }, 404001]] },
  },
  rows: `
    INSERT INTO virtual_user (set_id, text, source) VALUES ('ticker', '欢迎', 'operator');
    INSERT INTO vacancy (vacancy_id, change_type_limit, group_id) VALUES ('places', 100, 'g-open');
    INSERT INTO live_code (code_id, item, kind, payload, stock) VALUES
      ('code', 1, 'text', '{"text": "NIU-OF-BEN"}', 1), ('code', 2, 'text', '{"text": "NIU-OF-ANN"}', 1),
      ('code', 3, 'text', '{"text": "NIU-FOR-ALL"}', NULL)`,
  rowsOf: ({ uid, name }) => `
    INSERT INTO live_code_handout VALUES ('code', ${uid}, ${name === 'ben' ? 1 : 2});
    UPDATE live_code SET used = 1 WHERE code_id = 'code' AND item = ${name === 'ben' ? 1 : 2}`,
  secretsOf: ({ name }) => [`NIU-OF-${name.toUpperCase()}`],
  kept: {
    live_code_session: {
      days: 30,
      insert:
        "INSERT INTO live_code_session (created_at, code_id, session) SELECT $1, $3, rpad($2::text, 22, 'x')",
    },
  },
})
