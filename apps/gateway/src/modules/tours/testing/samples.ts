import { defineSamples } from '../../every-call/samples'

const NUMBER_OF = { ann: 'ANNS222222', ben: 'BENS222222' }
const TICKET_OF = { ann: 'ANNT222222', ben: 'BENT222222' }

const tour = {
  title: '巡讲',
  year: 2027,
  filing_no: '备 2',
  light_threshold: 3,
  start_at: '2027-03-01T00:00:00+08:00',
  end_at: '2098-06-01T00:00:00+08:00',
  is_open: true,
  cities: [
    { city_id: 'chengdu', name: '成都' },
    { city_id: 'shanghai', name: '上海' },
  ],
}
const talk = {
  city_id: 'chengdu',
  title: '讲座',
  enrol_from: '2027-03-01T09:00:00+08:00',
  start_at: '2098-03-20T14:00:00+08:00',
  end_at: '2098-03-20T16:00:00+08:00',
  venue: '会堂',
  address: '',
  staff_id: 900_501,
  quota: 900,
}
/** Belongs to nobody in particular, far from the ids that the database assigns. */
const HELD = 900_001

export const toursSamples = defineSamples({
  visitors: {
    tourHome: { fields: { tour_id: '2025' }, instead: [[{ tour_id: 'unknown' }, 400010]] },
    speechList: { fields: { tour_id: '2025' }, instead: [[{ tour_id: 'unknown' }, 400010]] },
    posterList: { fields: { tour_id: '2025' }, instead: [[{ tour_id: 'unknown' }, 400010]] },
    lightenCity: {
      fields: { tour_id: '2025', city_id: 'chengdu' },
      instead: [
        [{ tour_id: 'unknown' }, 400010],
        [{ city_id: 'unknown' }, 404001],
        [{ city_id: 'shanghai' }, 400013],
      ],
    },
    giveThumbsUp: {
      fields: { target_type: 'speech', target_id: 'talk' },
      instead: [
        [{ target_id: 'unknown' }, 404001],
        [{ target_type: 'comment', target_id: '999999999' }, 404001],
      ],
    },
    commentList: { fields: { tour_id: '2025' }, instead: [[{ tour_id: 'unknown' }, 400010]] },
    userComment: {
      // The same words again are the same comment.
      fields: { tour_id: '2025', content: '讲得清楚。' },
      instead: [
        [{ tour_id: 'unknown' }, 400010],
        [{ speech_id: 'unknown' }, 404001],
        [{ content: '稳赚' }, 400060],
      ],
    },
    tourEnroll: {
      fields: { speech_id: 'talk', name: '安', handset: '13987654321', people_num: 1, consent: 1 },
      instead: [
        [{ speech_id: 'unknown' }, 400010],
        [{ name: '' }, 400025],
        [{ speech_id: 'closed-talk' }, 400012],
        [{ speech_id: 'later-talk' }, 400011],
        [{ speech_id: 'later-talk', consent: 0 }, 400026],
      ],
    },
    myEnrolments: { fields: {}, instead: [[{ tour_id: 'unknown' }, 1]] },
    cancelEnrolment: {
      fields: { enroll_no: NUMBER_OF.ann },
      instead: [
        [{ enroll_no: 'unknown' }, 404001],
        [{ enroll_no: NUMBER_OF.ben }, 404001],
      ],
    },
  },
  members: {
    tourRows: {},
    tourCreate: { tour_id: '2027', ...tour },
    tourChange: { tour_id: '2025', base_revision: 1, ...tour },
    tourPosterRows: { tour_id: '2025' },
    tourPosterSave: {
      tour_id: '2025',
      base_revision: 1,
      posters: [
        { poster_id: 'poster-1', city_id: null, image: '/assets/a.png', title: '海报', share_url: '' },
        {
          poster_id: null,
          city_id: 'chengdu',
          image: '/assets/b.png',
          title: '成都站',
          share_url: '/h5-page/xunjiang',
        },
      ],
    },
    speechRows: { tour_id: '2025' },
    speechCreate: { tour_id: '2025', ...talk },
    speechChange: { speech_id: 'later-talk', base_revision: 1, ...talk },
    speechCancel: { speech_id: 'later-talk', base_revision: 1, reason: '场地停用' },
    enrolmentList: { tour_id: '2025' },
    enrolmentFind: { handset: '13800138000' },
    enrolmentCancel: { enroll_no: 'NNBDY22222', reason: '来电取消' },
    enrolmentExport: { filter: { tour_id: '2025' }, format: 'csv', reason: '现场签到' },
    commentRows: { state: 'held' },
    commentDecide: { comment_ids: [HELD], from: 'held', to: 'refused', reason: '与巡讲无关' },
    commenterBlock: { uid: 999_999, is_blocked: true, reason: '多次发布广告', refuse_held: true },
  },
  rows: `
    INSERT INTO staff (staff_id, name, cert_no) VALUES (900501, '讲师', 'S1');
    INSERT INTO tour (tour_id, title, year, filing_no, light_threshold, start_at, end_at, is_open) VALUES
      ('2025', '巡讲', 2026, '备 1', 3, now() - interval '1 day', now() + interval '90 days', true);
    INSERT INTO tour_city (tour_id, city_id, name) VALUES ('2025', 'chengdu', '成都'), ('2025', 'shanghai', '上海');
    INSERT INTO tour_poster (poster_id, tour_id, image, title) VALUES ('poster-1', '2025', '/assets/a.png', '海报');
    INSERT INTO speech (speech_id, tour_id, city_id, title, enrol_from, start_at, end_at, venue, staff_id, quota)
      SELECT id, '2025', 'chengdu', '讲座', now() + enrol * interval '1 day', now() + begins * interval '1 day',
        now() + begins * interval '1 day' + interval '2 hours', '会堂', 900501, 900
      FROM (VALUES ('talk', -1, 30), ('own-talk', -1, 30), ('closed-talk', -9, -2), ('later-talk', 5, 30)) AS t (id, enrol, begins);
    WITH writer AS (INSERT INTO softuser (erased_at) VALUES (now()) RETURNING softuser_id)
    INSERT INTO tour_comment (comment_id, tour_id, uid, content, content_hash) OVERRIDING SYSTEM VALUE
      SELECT ${HELD}, '2025', softuser_id, '请问几点开始？', repeat('h', 43) FROM writer`,
  rowsOf: ({ uid, name, word, phoneIn }) => {
    const { handset_enc, handset_hash } = phoneIn('tour_enroll')
    return `
    INSERT INTO tour_light (tour_id, uid, city_id) VALUES ('2025', ${uid}, 'chengdu');
    INSERT INTO tour_like (uid, target_type, target_id) VALUES (${uid}, 'speech', 'own-talk');
    UPDATE speech SET thumbs_up = thumbs_up + 1, enrolled = enrolled + 1 WHERE speech_id = 'own-talk';
    INSERT INTO tour_comment (tour_id, uid, content, content_hash, created_at) VALUES
      ('2025', ${uid}, '${word}写的还没有公开', repeat('h', 43), now() - interval '1 hour');
    INSERT INTO ticket (ticket_no, kind, occasion_id, uid, people_num, nonce) VALUES
      ('${TICKET_OF[name]}', 'speech', 'own-talk', ${uid}, 1, repeat('n', 22));
    INSERT INTO tour_enroll (enroll_no, speech_id, uid, handset_enc, handset_hash, name, people_num, status, ticket_no)
      VALUES ('${NUMBER_OF[name]}', 'own-talk', ${uid}, '${handset_enc}', '${handset_hash}', '${word}的称呼', 1, 1, '${TICKET_OF[name]}')`
  },
  namesOf: ({ name }) => [NUMBER_OF[name], TICKET_OF[name]],
  secretsOf: ({ name, word }) => [NUMBER_OF[name], TICKET_OF[name], `${word}写的还没有公开`],
})
