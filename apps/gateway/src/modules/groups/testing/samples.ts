import { defineSamples } from '../../every-call/samples'

export const groupsSamples = defineSamples({
  visitors: {
    checkCanJoin: { fields: { activity: 'autumn' }, instead: [[{ activity: 'unknown' }, 1]] },
    joinOpenGroup: {
      fields: { group_id: 'g-open' },
      instead: [
        [{ group_id: 'unknown' }, 404001],
        [{ group_id: 'g-ben' }, 400052],
      ],
    },
    serviceChat: { fields: {} },
    groupPostList: { fields: { group_id: 'g-ann' }, instead: [[{ group_id: 'unknown' }, 1]] },
  },
  rows: `
    INSERT INTO group_rule (activity, rule_id) VALUES ('autumn', 'everybody'), ('vip', 'only-ben');
    INSERT INTO chat_group (group_id, name, activity, capacity) VALUES
      ('g-open', '公开群', 'autumn', 900), ('g-ann', '安的群', 'autumn', 9), ('g-ben', '本的群', 'vip', 9);
    INSERT INTO group_post (post_id, group_id, tag, author, title, summary, body, is_member_only) VALUES
      ('post-ann', 'g-ann', 'news', '编辑', '题', '摘要', '只给安看的正文', true),
      ('post-ben', 'g-ben', 'news', '编辑', '题', '摘要', '只给本看的正文', true)`,
  rowsOf: ({ uid, name }) => `
    INSERT INTO group_member VALUES ('g-${name}', ${uid});
    UPDATE chat_group SET member_count = 1 WHERE group_id = 'g-${name}';
    INSERT INTO service_group (uid) VALUES (${uid})`,
  idsOf: ({ uid }) => `SELECT group_id AS id FROM service_group WHERE uid = ${uid}`,
  namesOf: ({ name }) => [`g-${name}`, `post-${name}`],
  secretsOf: ({ word }) => [`${word}的群`, `只给${word}看的正文`],
})
