import { defineSamples } from '../../every-call/samples'

const texts = {
  author: '运营小助手',
  adviser_no: '',
  title: '入群须知',
  summary: '请先阅读群规。',
  body: '请勿发布广告。',
}
const place = {
  group_id: 'g-open',
  tag: null,
  images: [],
  is_member_only: false,
  is_pinned: false,
  publish_at: null,
}

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
  members: {
    groupActivityList: {},
    groupActivitySave: { activity: 'spring', rule_id: 'everybody' },
    groupList: {},
    groupCreate: { group_id: 'g-new', name: '新群', activity: 'autumn', capacity: 100, open: true },
    groupChange: {
      group_id: 'g-open',
      base_revision: 1,
      name: '公开群二',
      activity: 'autumn',
      capacity: 900,
      open: true,
    },
    groupMemberList: { group_id: 'g-open' },
    groupMemberFind: { group_id: 'g-open', handset: '13800138000' },
    groupMemberRemove: { group_id: 'g-open', uid: 999_999, reason: '重复的账号' },
    groupPostRows: {},
    groupPostCheck: texts,
    groupPostCreate: { ...texts, ...place },
    groupPostChange: { ...texts, ...place, post_id: 'post-open', base_revision: 1 },
    groupPostShow: { post_id: 'post-open', base_revision: 1, is_down: true, reason: '内容过时' },
  },
  rows: `
    INSERT INTO group_rule (activity, rule_id) VALUES ('autumn', 'everybody'), ('vip', 'only-ben');
    INSERT INTO chat_group (group_id, name, activity, capacity) VALUES
      ('g-open', '公开群', 'autumn', 900), ('g-ann', '安的群', 'autumn', 9), ('g-ben', '本的群', 'vip', 9);
    INSERT INTO group_post (post_id, group_id, tag, author, title, summary, body, is_member_only) VALUES
      ('post-ann', 'g-ann', 'news', '编辑', '题', '摘要', '只给安看的正文', true),
      ('post-ben', 'g-ben', 'news', '编辑', '题', '摘要', '只给本看的正文', true),
      ('post-open', 'g-open', 'news', '编辑', '题', '摘要', '给大家的正文', false)`,
  rowsOf: ({ uid, name }) => `
    INSERT INTO group_member VALUES ('g-${name}', ${uid});
    UPDATE chat_group SET member_count = 1 WHERE group_id = 'g-${name}';
    INSERT INTO service_group (uid) VALUES (${uid})`,
  idsOf: ({ uid }) => `SELECT group_id AS id FROM service_group WHERE uid = ${uid}`,
  namesOf: ({ name }) => [`g-${name}`, `post-${name}`],
  secretsOf: ({ word }) => [`${word}的群`, `只给${word}看的正文`],
})
