import { expect, test } from 'vitest'
import { fixedRoutes } from './routes'

// As the specification lists them, so that the table cannot lose one.
const ADDRESSES = `/stockCompetition /stockHold /brokerRegister /simulateTrading /simulateTrading/detail
  /simulateTrading/position /simulateTrading/rebalancing /simulateTrading/article /simulateTrading/marquee
  /simulateTrading/leaderboard /slzf /jjfz /xunjiang /sddjEtf /rmsdEtf /jjzy /sxkh /lhtj /jgdy /course
  /revitalizationGroup /duanxianwangxufei818 /ztlsGroup /jz2024xunjiang /jz2025xunjiang /InviteFriends
  /InviteFriends/register /InviteFriends/success /sqsjGroup /sqsjGroup2 /sqsjGroup3 /wealthOpenWeek
  /nationalDayCarnival /cpmj /cpmj/list /cpmj/details/:name`.split(/\s+/)

test('every fixed address of the specification has exactly one route', () => {
  expect(fixedRoutes.map(({ path }) => path).sort()).toEqual(ADDRESSES.sort())
})

test('a code says its address, with _ between the parts and without what stands for any name', () => {
  for (const { path, code } of fixedRoutes) {
    expect(code).toBe(path.slice(1).replace('/:name', '').replaceAll('/', '_'))
    expect(code).toMatch(/^\w{1,64}$/)
  }
})
