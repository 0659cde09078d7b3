import { defineSamples } from '../../every-call/samples'

const trace = "'n', 'd'"

const activity = {
  title: '春季邀请',
  start_at: '2027-03-01T00:00:00+08:00',
  end_at: '2027-04-01T00:00:00+08:00',
  rule_id: null,
  rules: '每位朋友只认第一位邀请人。',
  gift: '',
  share_title: '来看看',
  share_desc: '',
  is_open: true,
}
const prize = { need: 5, name: '笔记本', image: '', worth: 3_900 }
/** Belongs to nobody in particular, far from the numbers that the database generates. */
const HELD = 900_001
const WAITING = HELD + 1

export const invitationsSamples = defineSamples({
  visitors: {
    inviteHomeData: { fields: { activity_id: 'friends' }, instead: [[{ activity_id: 'unknown' }, 400010]] },
    myInvitedList: { fields: { activity_id: 'friends' }, instead: [[{ activity_id: 'unknown' }, 400010]] },
    myPrizes: { fields: { activity_id: 'friends' }, instead: [[{ activity_id: 'unknown' }, 1]] },
    receiveState1Prize: {
      fields: { activity_id: 'friends', state: 1 },
      instead: [
        [{ activity_id: 'unknown' }, 400010],
        [{ activity_id: 'friends', state: 9 }, 400014],
      ],
    },
    rememberShare: {
      fields: { activity_id: 'friends', channel: 'copy' },
      instead: [[{ activity_id: 'unknown', channel: 'copy' }, 400010]],
    },
    grantSharePrize: {
      fields: { activity_id: 'friends' },
      instead: [[{ activity_id: 'unknown' }, 400010]],
    },
    invitationShareCode: {
      fields: { activity_id: 'friends' },
      instead: [
        [{ activity_id: 'unknown' }, 400010],
        [{ share_code: 'NOBODYHAS2' }, 400061],
      ],
    },
  },
  members: {
    inviteActivityList: {},
    inviteActivityDetail: { activity_id: 'friends' },
    inviteActivityCreate: { activity_id: 'spring', ...activity },
    inviteActivityChange: { activity_id: 'friends', base_revision: 1, ...activity },
    invitePrizeAdd: { activity_id: 'friends', base_revision: 1, state: 2, stock: 10, ...prize },
    invitePrizeChange: { prize_id: 'friends-1', base_revision: 1, ...prize, name: '课程' },
    invitePrizeStock: { prize_id: 'friends-1', base_revision: 1, by: 5 },
    invitePrizeRemove: { prize_id: 'friends-2', base_revision: 1 },
    inviteFunnel: { activity_id: 'friends', days: 7 },
    prizeGrantList: {},
    prizeGrantFind: { handset: '13800138000' },
    prizeGrantDetail: { grant_id: HELD },
    prizeGrantDecide: { grant_id: HELD, verdict: 'honest', reason: '电话核实过' },
    prizeGrantHandOver: { grant_id: WAITING, delivery: 'SF1234567890' },
    prizeGrantVoid: { grant_id: WAITING, reason: '本人放弃' },
    prizeGrantReveal: { grant_id: WAITING, reason: '寄送奖品' },
    prizeGrantExport: { filter: { activity_id: 'friends' }, format: 'csv', reason: '寄送奖品' },
    prizeGrantImport: {
      activity_id: 'friends',
      file: Buffer.from(`grant_id,delivery\n${WAITING},SF1`).toString('base64'),
      is_check: true,
    },
  },
  rows: `
    INSERT INTO invite_activity (activity_id, title, start_at, end_at, rules, share_title) VALUES
      ('friends', '邀请好友', now() - interval '1 day', now() + interval '30 days', '规则', '来看看');
    INSERT INTO invite_prize (prize_id, activity_id, state, need, name, stock) VALUES
      ('friends-0', 'friends', 0, 0, '电子书', 100), ('friends-1', 'friends', 1, 1, '课程', 100),
      ('friends-2', 'friends', 9, 900, '门票', 1);
    WITH winner AS (
      INSERT INTO softuser (erased_at) VALUES (now()), (now()) RETURNING softuser_id)
    INSERT INTO prize_grant (grant_id, prize_id, uid, is_held, signs, granted_ip) OVERRIDING SYSTEM VALUE
      SELECT ${HELD} - 1 + n, 'friends-1', softuser_id, n = 1, CASE n WHEN 1 THEN '{burst}'::text[] ELSE '{}' END, '192.0.2.1'
      FROM (SELECT softuser_id, row_number() OVER () AS n FROM winner) AS w`,
  rowsOf: ({ uid, name }) => `
    INSERT INTO invite_code (share_code, activity_id, uid, network, device) VALUES
      ('${name.toUpperCase()}2222222', 'friends', ${uid}, ${trace});
    WITH friend AS (
      INSERT INTO softuser (erased_at) VALUES (now()) RETURNING softuser_id)
    INSERT INTO invite (activity_id, inviter_uid, invitee_uid, network, device, is_virtual_number, counted_at)
      SELECT 'friends', ${uid}, softuser_id, ${trace}, false, now() FROM friend;
    INSERT INTO invite_share (activity_id, uid, channel, day) VALUES ('friends', ${uid}, 'copy', current_date)`,
  kept: {
    invite_share: {
      days: 200,
      insert: `WITH made AS (
          INSERT INTO invite_activity (activity_id, title, start_at, end_at, rules, share_title)
          VALUES ('friends', '邀请好友', now(), now() + interval '30 days', '规则', '来看看') ON CONFLICT DO NOTHING)
        INSERT INTO invite_share (activity_id, uid, channel, day, noted_at)
        VALUES ('friends', $3, 'poster', current_date - $2::int, $1)`,
    },
  },
})
