import { defineSamples } from '../../every-call/samples'

const someone = { name: '安', handset: '13987654321', consent: 1, remind: 1, people_num: 2 }

const openDay = { title: '走进总部', place: '一楼', notice: '请带身份证', is_open: true }
const session = { start_at: '2098-03-01T14:00:00+08:00', end_at: '2098-03-01T15:00:00+08:00', quota: 30 }

export const openDaysSamples = defineSamples({
  visitors: {
    openDayMyInfo: {
      fields: { event_id: 'open-day' },
      instead: [
        [{ event_id: 'unknown' }, 400010],
        [{ event_id: 'closed-day' }, 400010],
      ],
    },
    openDayRegister: {
      fields: { session_id: 'other-1', ...someone },
      instead: [
        [{ session_id: 'unknown' }, 400010],
        [{ session_id: 'closed-1' }, 400010],
        // Each of another event, as otherwise the visitor would get the pass that they have.
        [{ session_id: 'full-1' }, 400015],
        [{ session_id: 'begun-1' }, 400012],
        [{ session_id: 'full-1', consent: 0 }, 400026],
        [{ session_id: 'full-1', name: '名'.repeat(13) }, 400025],
        [{ session_id: 'full-1', handset: '13811112222' }, 400023],
      ],
    },
    openDayCancel: {
      fields: { register_no: 'ANN4PASSES' },
      instead: [
        [{ register_no: 'BEN4PASSES' }, 404001],
        [{ register_no: 'unknown' }, 404001],
      ],
    },
  },
  members: {
    openDayRows: {},
    openDayCreate: { event_id: 'spring-day', ...openDay, sessions: [session] },
    openDayChange: {
      event_id: 'edited-day',
      base_revision: 1,
      ...openDay,
      sessions: [
        { session_id: 'edited-1', ...session },
        { session_id: null, ...session },
      ],
    },
    openDaySessionCancel: { session_id: 'edited-1', base_revision: 2, reason: '场地维修' },
    openDayVisitList: { event_id: 'open-day' },
    openDayVisitFind: { handset: '13800138000' },
    openDayVisitCancel: { register_no: 'ANN4PASSES', reason: '本人来电取消' },
    openDayVisitExport: { filter: { event_id: 'open-day' }, format: 'csv', reason: '打印名单' },
  },
  rows: `
    INSERT INTO openday_event (event_id, title, place, is_open) VALUES
      ('open-day', '开放日', '总部', true), ('other-day', '开放日', '', true), ('full-day', '开放日', '', true),
      ('begun-day', '开放日', '', true), ('edited-day', '开放日', '', true), ('closed-day', '开放日', '', false);
    INSERT INTO openday_session (session_id, event_id, start_at, end_at, quota, used) VALUES
      ('open-1', 'open-day', now() + interval '2 days', now() + interval '3 days', 900, 0),
      ('edited-1', 'edited-day', now() + interval '2 days', now() + interval '3 days', 9, 0),
      ('other-1', 'other-day', now() + interval '2 days', now() + interval '3 days', 900, 0),
      ('full-1', 'full-day', now() + interval '2 days', now() + interval '3 days', 9, 9),
      ('begun-1', 'begun-day', now() - interval '1 day', now() + interval '1 day', 900, 0),
      ('closed-1', 'closed-day', now() + interval '2 days', now() + interval '3 days', 900, 0)`,
  rowsOf: ({ uid, name, word, phoneIn }) => {
    const number = `${name.toUpperCase()}4PASSES`
    const { handset_enc, handset_hash } = phoneIn('openday_register')
    return `
      INSERT INTO ticket (ticket_no, kind, occasion_id, uid, people_num, nonce) VALUES
        ('${number}', 'openday', 'open-1', ${uid}, 1, '${name}_________________AA');
      INSERT INTO openday_register
          (register_no, event_id, uid, session_id, handset_enc, handset_hash, name, people_num, ticket_no) VALUES
        ('${number}', 'open-day', ${uid}, 'open-1', '${handset_enc}', '${handset_hash}', '${word}来参观', 1, '${number}');
      UPDATE openday_session SET used = used + 1 WHERE session_id = 'open-1'`
  },
  namesOf: ({ name }) => [`${name.toUpperCase()}4PASSES`],
  secretsOf: ({ word }) => [`${word}来参观`],
  kept: {
    openday_register: {
      days: 730,
      insert: `WITH pass AS (
          INSERT INTO ticket (ticket_no, kind, occasion_id, uid, people_num, nonce)
          SELECT 'KEPT22222' || (2 + $2::int)::text, 'openday', 'kept-1', $3::bigint, 1, repeat('n', 22)
          ON CONFLICT (ticket_no) DO UPDATE SET people_num = 1 RETURNING ticket_no, uid),
        event AS (
          INSERT INTO openday_event (event_id, title) SELECT 'kept-' || $2::text, '开放日'
          ON CONFLICT (event_id) DO UPDATE SET title = '开放日' RETURNING event_id),
        session AS (
          INSERT INTO openday_session (session_id, event_id, start_at, end_at, quota)
          SELECT event_id, event_id, '2020-01-01', '2020-01-02', 9 FROM event
          ON CONFLICT (session_id) DO UPDATE SET quota = 9 RETURNING session_id, event_id)
        INSERT INTO openday_register (registered_at, register_no, event_id, uid, session_id, handset_enc, handset_hash,
          name, people_num, ticket_no)
        SELECT $1, ticket_no, event_id, uid, session_id, 'test:' || repeat('A', 52), repeat('A', 43), '访客', 1, ticket_no
        FROM pass, session`,
    },
  },
})
