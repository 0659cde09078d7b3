import type { ModuleSamples } from '../../every-call/samples'
import { seenOf } from '../console/seen-article'

/** By the player whose portfolio is public. */
const waiting = {
  player_id: 9_000_000_003,
  title: '等待审核的笔记',
  body: '<p>写在开盘之前。</p>',
  is_member_only: false,
}
const ARTICLE = 9_000_000_021

/** The part of the samples that is about what members do after a day of trading, and about notes. */
export const settlementSamples = {
  members: {
    settlementContests: {},
    simDayList: { competition_id: 'traded' },
    simDaySettle: { competition_id: 'traded', day: '2026-11-27' },
    simVerify: { check: 'account' },
    simSuspectList: {},
    simSuspectResolve: { code: '609901', day: '2026-11-27', reason: '已核对交易所公告' },
    simArticleList: {},
    simArticlePlayers: { q: '公开' },
    simArticleWrite: {
      article: null,
      player_id: waiting.player_id,
      title: '一篇新的笔记',
      body: '<p>只写自己的记录。</p>',
      is_member_only: false,
    },
    simArticleDecide: {
      article_id: ARTICLE,
      seen: seenOf(waiting),
      from: 'waiting',
      to: 'approved',
      reason: '',
    },
  },
  rows: `
    INSERT INTO sim_suspect (code, day, kept_price) VALUES ('609901', '2026-11-27', 1590000);
    INSERT INTO sim_article (article_id, player_id, title, body) OVERRIDING SYSTEM VALUE
      VALUES (${ARTICLE}, ${waiting.player_id}, '${waiting.title}', '${waiting.body}')`,
} satisfies ModuleSamples
