import type { ContestDetail, ContestRow } from '../contest-rows'

/** A contest that is being traded, as a list returns it. */
export const contest: ContestRow = {
  competition_id: 'autumn',
  title: '秋季模拟炒股大赛',
  signup_start: '2036-09-01T01:00:00Z',
  signup_end: '2036-09-20T07:00:00Z',
  start_day: '2036-09-23',
  end_day: '2036-12-20',
  places: 5_000,
  players: 1_280,
  disqualified: 2,
  phase: 'running',
  is_open: true,
  closed_at: null,
  revision: 4,
  updated_at: '2026-11-20T02:02:03Z',
}

/** The same with all its terms, which are fixed. */
export const detail: ContestDetail = {
  ...contest,
  initial_fund: 100_000_000,
  benchmark: '000990.SH',
  benchmark_name: '示例综指',
  prizes: [{ from_rank: 2, until_rank: 3, name: '无线耳机', value: 99_900, image: '' }],
  rules_text: '每人一个账户。',
  view_rule_id: 'in-force',
  view_rule_name: '服务中的客户',
  group_id: null,
  commission_rate: 300,
  commission_min: 500,
  most_percent: 50,
  settled_day: '2036-09-24',
  final_hash: '',
  terms_stay: true,
  days_stay: true,
}
