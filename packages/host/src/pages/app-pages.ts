import type { AppPage, Jump } from '../primitives'

/** Lists that the app knows by number. */
const PAGE_IDS = new Map([
  ['courseList', 14],
  ['strategyList', 15],
  ['topicList', 16],
])

/** The only community that there is. */
const COMMUNITY_ID = 1

const NAMES = new Set([
  ...PAGE_IDS.keys(),
  'coupons',
  'walletRecharge',
  'walletRecord',
  'personalCenter',
  'fundDetail',
  'orderPay',
  'communityService',
])

/** True for the names that SPEC.md section 2 knows; any other is 页面不存在. */
export function isAppPage(name: string): boolean {
  return NAMES.has(name)
}

/** How the app is asked for a page (DOMAIN.md 3.4); a page without a number is requested by name. */
export function jumpTo({ name, params }: AppPage): Jump {
  const id = PAGE_IDS.get(name)
  if (id !== undefined) return { type: 1, id, param: params }
  if (name === 'orderPay') return { type: 8, pid: params.pid ?? '' }
  if (name === 'communityService') return { type: 5, id: COMMUNITY_ID, ...groupOf(params) }
  return { type: 29, page_name: name, params }
}

/** The page that a jump means, if it names one by number or name: outside the app there are only names. */
export function pageOf(jump: Jump): AppPage | undefined {
  if (jump.type === 29) return { name: jump.page_name, params: jump.params ?? {} }
  if (jump.type === 5) return { name: 'communityService', params: groupOf(jump) }
  if (jump.type !== 1) return undefined
  const [name] = [...PAGE_IDS.keys()].filter((key) => PAGE_IDS.get(key) === jump.id)
  return name === undefined ? undefined : { name, params: jump.param ?? {} }
}

function groupOf({ group_id }: { group_id?: string }): { group_id?: string } {
  return group_id ? { group_id } : {}
}
