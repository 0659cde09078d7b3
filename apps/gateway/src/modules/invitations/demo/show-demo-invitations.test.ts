import { expect, test } from 'vitest'
import { startTestGateway } from '../../testing/start-test-gateway'
import { showDemoInvitations } from './show-demo-invitations'

test('a first start has winners of every kind, once, whose prizes add up', async () => {
  await using gateway = await startTestGateway()
  const rows = async (statement: string) => (await gateway.database.owner.pool.query(statement)).rows
  for (let start = 0; start < 2; start += 1) await showDemoInvitations(gateway.ctx)
  expect(
    await rows(`SELECT prize_id, stock, issued, issued - (
        SELECT count(*)::int FROM prize_grant g WHERE g.prize_id = p.prize_id AND g.status <> 3) AS unaccounted
      FROM invite_prize p ORDER BY state`),
  ).toEqual([
    { prize_id: 'friends-share', stock: 1_000, issued: 0, unaccounted: 0 },
    { prize_id: 'friends-1', stock: 499, issued: 1, unaccounted: 0 },
    { prize_id: 'friends-3', stock: 198, issued: 2, unaccounted: 0 },
    { prize_id: 'friends-8', stock: 30, issued: 0, unaccounted: 0 },
  ])
  expect(await rows('SELECT status, is_held FROM prize_grant ORDER BY grant_id')).toEqual([
    { status: 2, is_held: false },
    { status: 1, is_held: false },
    { status: 1, is_held: true },
    { status: 3, is_held: false },
  ])
  // Appears in an example of the contract, which takes the prize: two friends, and no prize yet.
  expect(
    await rows(`SELECT (SELECT count(*)::int FROM invite i WHERE i.inviter_uid = c.uid) AS friends,
        (SELECT count(*)::int FROM prize_grant g WHERE g.uid = c.uid) AS prizes
      FROM invite_code c WHERE share_code = 'DEM2FR4END'`),
  ).toEqual([{ friends: 2, prizes: 0 }])
})
