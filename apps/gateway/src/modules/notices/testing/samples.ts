import { defineSamples } from '../../every-call/samples'

export const noticesSamples = defineSamples({
  members: {
    noticeList: {},
    noticeRead: { notice_ids: [880001], up_to: null },
  },
  kept: {
    member_notice: {
      days: 180,
      insert: `WITH told AS (
          INSERT INTO member (login, name, roles, password_hash)
          VALUES ('told-' || $2::text, '周编辑', '{editor}', 'scrypt:2:1:1:kept')
          ON CONFLICT (login) DO UPDATE SET name = excluded.name RETURNING member_id)
        INSERT INTO member_notice (ages_from, member_id, kind, subject, words, link)
        SELECT $1, member_id, 'mention', 'page:sale', '有人提到了您', '/pages' FROM told
        WHERE $3::bigint IS NOT NULL`,
    },
  },
})
