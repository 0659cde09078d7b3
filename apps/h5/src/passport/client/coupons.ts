import { type Coupon, couponCard, GROUPS, groupOf } from './coupon-card'
import { loadWhenWanted } from './list-states'
import { ask, isLoggedIn, part, show } from './page'
import { pagedList } from './paged-list'
import { installRedeem } from './redeem'

const PART = 20

const list = pagedList<Coupon>({
  fetchPart: async (page) => {
    const { response, msg } = await ask('myCoupons', { page, page_size: PART })
    if (!response) throw new Error(msg)
    return response
  },
  keyOf: ({ user_coupon_id }) => user_coupon_id,
  draw: couponCard,
  listOf: (coupon) => part(`[data-group=${groupOf(coupon)}] ul`),
  counted: '张',
  onChange: () => {
    for (const group of GROUPS)
      show(`[data-group=${group}]`, part(`[data-group=${group}] ul`).childElementCount > 0)
  },
})

/** Shows somebody's own coupons: the usable ones first, then those that were used or have expired. */
export function installCoupons(): void {
  installRedeem(load)
  loadWhenWanted(load)
}

async function load(): Promise<void> {
  await list.load()
  show('[data-mine]', isLoggedIn())
}
