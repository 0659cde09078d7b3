import { expect, test, vi } from 'vitest'
import { openTestStore } from '../../testing/start-test-gateway'
import { addPlayer, at, openMarket, order, orderOf, quoteAt } from '../testing/trading-days'
import { startMatching } from './start-matching'

test('orders are held against quotes as they come, and the day that is over ends them, until it is closed', async () => {
  // A store of its own: it listens, and looks again by itself.
  await using store = await openTestStore({ isNew: true })
  await openMarket(store)
  await quoteAt(store, at('10:00:00'), { volume: 1_000_000 })
  const { player_id } = await addPlayer(store)
  const one = await order(store, player_id, {}, at('10:00:05'))
  await quoteAt(store, at('10:00:09'), { volume: 1_010_000 })
  const matching = startMatching(store.ctx)
  try {
    await matching.now()
    expect(await orderOf(store, one.order_id)).toMatchObject({ state: 'filled' })
    const other = await order(store, player_id, { price: 9.5 }, at('14:58:00'))
    await quoteAt(store, at('14:59:00'), { volume: 1_020_000 })
    // Notified by the database; the day of the test is long over.
    await vi.waitFor(
      async () => expect(await orderOf(store, other.order_id)).toMatchObject({ state: 'expired' }),
      { timeout: 20_000 },
    )
  } finally {
    await matching.close()
  }
  const late = await order(store, player_id, { price: 9.5 }, at('14:58:01'))
  await matching.now()
  expect(await orderOf(store, late.order_id)).toMatchObject({ state: 'open' })
}, 90_000)
