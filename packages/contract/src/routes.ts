/** An address of the visitors' site that exists whatever operators publish (SPEC.md section 2, DOMAIN.md 1). */
export interface FixedRoute {
  /** Below `/h5-page`; `:name` stands for one segment with any content. */
  path: `/${string}`
  /** Code of the page that operators may publish for it; until they do, the one of `packages/pages` stands in. */
  code: string
}

/** Every fixed route. The gateway serves them all, the visitors' site moves between them without a reload. */
export const fixedRoutes: readonly FixedRoute[] = [
  { path: '/stockCompetition', code: 'stockCompetition' },
  { path: '/stockHold', code: 'stockHold' },
  { path: '/brokerRegister', code: 'brokerRegister' },
  { path: '/simulateTrading', code: 'simulateTrading' },
  { path: '/simulateTrading/detail', code: 'simulateTrading_detail' },
  { path: '/simulateTrading/position', code: 'simulateTrading_position' },
  { path: '/simulateTrading/rebalancing', code: 'simulateTrading_rebalancing' },
  { path: '/simulateTrading/article', code: 'simulateTrading_article' },
  { path: '/simulateTrading/marquee', code: 'simulateTrading_marquee' },
  { path: '/simulateTrading/leaderboard', code: 'simulateTrading_leaderboard' },
  { path: '/slzf', code: 'slzf' },
  { path: '/jjfz', code: 'jjfz' },
  { path: '/xunjiang', code: 'xunjiang' },
  { path: '/sddjEtf', code: 'sddjEtf' },
  { path: '/rmsdEtf', code: 'rmsdEtf' },
  { path: '/jjzy', code: 'jjzy' },
  { path: '/sxkh', code: 'sxkh' },
  { path: '/lhtj', code: 'lhtj' },
  { path: '/jgdy', code: 'jgdy' },
  { path: '/course', code: 'course' },
  { path: '/revitalizationGroup', code: 'revitalizationGroup' },
  { path: '/duanxianwangxufei818', code: 'duanxianwangxufei818' },
  { path: '/ztlsGroup', code: 'ztlsGroup' },
  { path: '/jz2024xunjiang', code: 'jz2024xunjiang' },
  { path: '/jz2025xunjiang', code: 'jz2025xunjiang' },
  { path: '/InviteFriends', code: 'InviteFriends' },
  { path: '/InviteFriends/register', code: 'InviteFriends_register' },
  { path: '/InviteFriends/success', code: 'InviteFriends_success' },
  { path: '/sqsjGroup', code: 'sqsjGroup' },
  { path: '/sqsjGroup2', code: 'sqsjGroup2' },
  { path: '/sqsjGroup3', code: 'sqsjGroup3' },
  { path: '/wealthOpenWeek', code: 'wealthOpenWeek' },
  { path: '/nationalDayCarnival', code: 'nationalDayCarnival' },
  { path: '/cpmj', code: 'cpmj' },
  { path: '/cpmj/list', code: 'cpmj_list' },
  { path: '/cpmj/details/:name', code: 'cpmj_details' },
]

/** The documents that visitors agree to, to which every form links. */
export const legalPages: readonly FixedRoute[] = [
  { path: '/h5/privacy', code: 'privacy' },
  { path: '/h5/terms', code: 'terms' },
]
