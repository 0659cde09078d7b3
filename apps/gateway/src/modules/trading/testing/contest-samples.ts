import type { ModuleSamples, SamplePerson } from '../../every-call/samples'

/** Of Ann and Ben, whose portfolios are private, and of somebody whose is not. */
const ids = { ann: 9_000_000_001, ben: 9_000_000_002, open: 9_000_000_003 } as const
const articles = { ann: 9_000_000_011, ben: 9_000_000_012, open: 9_000_000_013 } as const

/** Whom members disqualify. */
const UNFAIR = 9_000_000_004

const OPEN = String(ids.open)
const own = { player_id: 'me', competition_id: 'traded' }
const hidden = [
  [{ player_id: OPEN }, 1],
  [{ player_id: String(ids.ben) }, 404001],
  [{ player_id: '8000000001' }, 404001],
] as const

/** The part of the samples that is about contests and portfolios. */
export const contestSamples = {
  visitors: {
    competitionHome: {
      fields: { competition_id: 'traded' },
      instead: [
        [{ competition_id: 'unknown' }, 400010],
        [{ competition_id: 'draft' }, 400010],
      ],
    },
    competitionEnroll: {
      fields: { competition_id: 'signing-up', nick_name: '安安稳稳', consent: 1 },
      instead: [
        [{ competition_id: 'unknown' }, 400010],
        [{ competition_id: 'draft' }, 400010],
        // Each for another contest, as in this one the response would be who the visitor is.
        [{ competition_id: 'full', consent: 0 }, 400026],
        [{ competition_id: 'full', nick_name: '一' }, 400001],
        [{ competition_id: 'full', nick_name: '稳赚不赔' }, 400060],
        [{ competition_id: 'full' }, 400015],
        [{ competition_id: 'early' }, 400014],
        [{ competition_id: 'late' }, 400014],
      ],
    },
    simulateHome: {
      fields: { competition_id: 'traded' },
      instead: [[{ competition_id: 'unknown' }, 400010]],
    },
    simulateDetail: { fields: own, instead: hidden },
    simulatePosition: { fields: own, instead: hidden },
    simulateRebalancing: { fields: own, instead: hidden },
    simulateMarquee: {
      fields: { competition_id: 'traded' },
      instead: [[{ competition_id: 'unknown' }, 400010]],
    },
    simulateArticleList: {
      fields: { competition_id: 'traded' },
      instead: [
        [{ player_id: '8000000001' }, 1],
        [{ competition_id: 'unknown' }, 400010],
      ],
    },
    simulateArticleDetail: {
      fields: { article_id: String(articles.open) },
      instead: [[{ article_id: '8000000001' }, 404001]],
    },
    simulateQuotes: {
      fields: { codes: '609901' },
      instead: [
        [{ codes: '' }, 400001],
        [{ codes: '60990' }, 400001],
      ],
    },
    simulateLeaderboard: {
      fields: { competition_id: 'traded', period: 'all' },
      instead: [
        [{ competition_id: 'unknown' }, 400010],
        [{ period: 'year' }, 400001],
        [{ page: 6 }, 400001],
      ],
    },
    simulateFollow: {
      fields: { player_id: OPEN, follow: 1 },
      instead: [
        [{ player_id: '8000000001' }, 404001],
        [{ player_id: String(ids.ben) }, 404001],
        [{ player_id: String(ids.ann) }, 400014],
        [{ player_id: 'me' }, 400001],
      ],
    },
  },
  members: {
    competitionList: {},
    competitionDetail: { competition_id: 'edited' },
    competitionBenchmarks: {},
    competitionSave: {
      competition_id: 'edited',
      base_revision: 1,
      title: '秋季模拟炒股大赛',
      signup_start: '2097-09-01T09:00:00+08:00',
      signup_end: '2097-09-20T15:00:00+08:00',
      start_day: '2097-09-23',
      end_day: '2097-12-20',
      initial_fund: 100_000_000,
      places: null,
      benchmark: null,
      prizes: [{ from_rank: 1, until_rank: 1, name: '平板电脑', value: 300_000, image: '' }],
      rules_text: '每人一个账户。',
      view_rule_id: null,
      group_id: null,
      commission_rate: 300,
      commission_min: 500,
      most_percent: 50,
    },
    competitionOpen: { competition_id: 'edited', base_revision: 2, is_open: true },
    simPlayerList: { competition_id: 'traded' },
    simPlayerFind: { competition_id: 'traded', handset: '13800138000' },
    simPlayerDetail: { player_id: String(UNFAIR) },
    simPlayerOrders: { player_id: String(UNFAIR) },
    simPlayerLedger: { player_id: String(UNFAIR) },
    simPlayerDisqualify: { player_id: UNFAIR, disqualified: 1, reason: '一人多户' },
  },
  rows: `
    INSERT INTO competition (competition_id, title, signup_start, signup_end, start_day, end_day, initial_fund, places,
        rules_text, is_open)
    SELECT given.id, '模拟大赛', now() + given.from, now() + given.until, current_date + given.day, current_date + 400,
      100000000, given.places, '规则', given.id NOT IN ('draft', 'edited')
    FROM (VALUES
      ('signing-up', interval '-1 day', interval '9 days', 20, NULL::int),
      ('full', interval '-1 day', interval '9 days', 20, 1),
      ('early', interval '1 day', interval '9 days', 20, NULL),
      ('late', interval '-9 days', interval '-1 day', 20, NULL),
      ('draft', interval '-1 day', interval '9 days', 20, NULL),
      ('edited', interval '1 day', interval '9 days', 20, NULL),
      ('traded', interval '-40 days', interval '-35 days', -30, NULL)) AS given (id, "from", until, day, places);
    INSERT INTO sim_player (competition_id, nick_name, nick_key) VALUES ('full', '第一名', '第一名');
    INSERT INTO sim_player (player_id, competition_id, nick_name, nick_key) OVERRIDING SYSTEM VALUE
      VALUES (${UNFAIR}, 'traded', '多个账户', '多个账户');
    WITH somebody AS (
      INSERT INTO softuser (erased_at) VALUES (now()) RETURNING softuser_id)
    INSERT INTO sim_player (player_id, competition_id, uid, nick_name, nick_key) OVERRIDING SYSTEM VALUE
      SELECT ${ids.open}, 'traded', softuser_id, '公开的人', '公开的人' FROM somebody;
    INSERT INTO sim_article (article_id, player_id, title, body, state, decided_at) OVERRIDING SYSTEM VALUE
      VALUES (${articles.open}, ${ids.open}, '一篇笔记', '<p>写在收盘之后。</p>', 'approved', now())`,
  rowsOf: ({ uid, name, word }: SamplePerson) => `
    INSERT INTO sim_player (player_id, competition_id, uid, nick_name, nick_key, is_private, disqualified_at,
        disqualified_reason) OVERRIDING SYSTEM VALUE
      VALUES (${ids[name]}, 'traded', ${uid}, '${word}来交易', '${word}来交易', true, now(), '${word}违规的原因');
    INSERT INTO sim_cash_ledger (player_id, day, move, ref, cash)
      VALUES (${ids[name]}, current_date - 30, 'fund', 'fund', 100000000);
    INSERT INTO sim_article (article_id, player_id, title, body, state, decided_at) OVERRIDING SYSTEM VALUE
      VALUES (${articles[name]}, ${ids[name]}, '一篇笔记', '<p>写在收盘之后。</p>', 'approved', now());
    INSERT INTO sim_follow (uid, player_id) VALUES (${uid}, ${ids[name]})`,
  namesOf: ({ name }: SamplePerson) => [ids[name], articles[name]],
  secretsOf: ({ word }: SamplePerson) => [`${word}违规的原因`, `${word}来交易`],
} satisfies ModuleSamples
