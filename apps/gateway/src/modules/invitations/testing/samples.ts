import { defineSamples } from '../../every-call/samples'

const trace = "'n', 'd'"

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
  rows: `
    INSERT INTO invite_activity (activity_id, title, start_at, end_at, rules, share_title) VALUES
      ('friends', '邀请好友', now() - interval '1 day', now() + interval '30 days', '规则', '来看看');
    INSERT INTO invite_prize (prize_id, activity_id, state, need, name, stock) VALUES
      ('friends-0', 'friends', 0, 0, '电子书', 100), ('friends-1', 'friends', 1, 1, '课程', 100)`,
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
