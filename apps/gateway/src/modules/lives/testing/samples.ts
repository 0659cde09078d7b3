import { defineSamples } from '../../every-call/samples'

const live = {
  title: '看懂一张资产负债表',
  staff_id: 901,
  start_at: '2098-03-01T20:00:00+08:00',
  end_at: '2098-03-01T21:00:00+08:00',
  cover: '',
  url: 'https://h5.example.com/live',
  replay_url: '',
  page_code: null,
}

export const livesSamples = defineSamples({
  visitors: {
    activitiesCalendar: {
      fields: { start_date: '2027-03-01', end_date: '2027-03-02' },
      instead: [
        [{ end_date: '2027-03-31' }, 1],
        [{ end_date: '2027-04-01' }, 400001],
        [{ end_date: '2027-02-28' }, 400001],
        [{ start_date: '2027-02-30' }, 400001],
      ],
    },
    liveReserve: {
      fields: { live_id: 'later', remind: 1 },
      instead: [
        [{ live_id: 'unknown' }, 404001],
        [{ live_id: 'cancelled' }, 404001],
        [{ live_id: 'begun' }, 400012],
      ],
    },
    liveCancelReserve: {
      fields: { live_id: 'live-ann' },
      instead: [
        [{ live_id: 'unknown' }, 404001],
        [{ live_id: 'live-ben' }, 1],
      ],
    },
  },
  members: {
    liveRows: {},
    liveCreate: live,
    liveChange: { live_id: 'edited', base_revision: 1, ...live },
    liveCancel: { live_id: 'edited', base_revision: 2, reason: '主讲人生病' },
  },
  rows: `
    INSERT INTO staff (staff_id, name, cert_no) VALUES (901, '主讲', 'A1');
    INSERT INTO live_event (live_id, title, staff_id, start_at, end_at, is_cancelled) VALUES
      ('live-ann', '直播', 901, now() + interval '2 days', now() + interval '3 days', false),
      ('live-ben', '直播', 901, now() + interval '2 days', now() + interval '3 days', false),
      ('edited', '直播', 901, now() + interval '2 days', now() + interval '3 days', false),
      ('later', '直播', 901, now() + interval '2 days', now() + interval '3 days', false),
      ('begun', '直播', 901, now() - interval '1 day', now() + interval '1 day', false),
      ('cancelled', '直播', 901, now() + interval '2 days', now() + interval '3 days', true)`,
  rowsOf: ({ uid, name }) => `INSERT INTO live_reserve (live_id, uid) VALUES ('live-${name}', ${uid})`,
  namesOf: ({ name }) => [`live-${name}`],
  kept: {
    live_reserve: {
      days: 730,
      insert: `WITH lecturer AS (
          INSERT INTO staff (staff_id, name) VALUES (901, '主讲') ON CONFLICT (staff_id) DO UPDATE SET name = '主讲'
          RETURNING staff_id),
        live AS (
          INSERT INTO live_event (live_id, title, staff_id, start_at, end_at)
          SELECT 'kept-' || $2::text, '直播', staff_id, '2020-01-01', '2020-01-02' FROM lecturer
          ON CONFLICT (live_id) DO UPDATE SET title = '直播' RETURNING live_id)
        INSERT INTO live_reserve (created_at, live_id, uid) SELECT $1, live_id, $3::bigint FROM live`,
    },
  },
})
