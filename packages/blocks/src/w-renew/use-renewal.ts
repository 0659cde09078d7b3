import { useHost } from '@yingzao/renderer'
import { ANONYMOUS } from '../answers/answer'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import type { WRenewProps } from './props'
import { IS_NUMBER } from './renewable-number'
import { skusOf, stageOf } from './renewal'

/** Everything that is known of a renewal when React renders it. */
export function useRenewal({ shop_product_id, end_at = 0 }: Pick<WRenewProps, 'shop_product_id' | 'end_at'>) {
  const host = useHost()
  const isLoggedIn = useIsLoggedIn() && IS_NUMBER.test(shop_product_id)
  const { answer: asked } = useAnswer(
    'userProductInfo',
    isLoggedIn ? { product_id: shop_product_id } : undefined,
  )
  const { answer: remind } = useAnswer(
    'jumpRemindFind',
    isLoggedIn ? { page_code: host.pageCode() } : undefined,
  )
  const own = isLoggedIn ? asked : ANONYMOUS
  const mayRenew = own.state === 'known' && own.response.renew_sku_ids.length > 0
  const { answer: sale } = useAnswer('salePageInfo', mayRenew ? { shop_product_id } : undefined)
  const stage = stageOf({ own, sale, now: host.now(), end: end_at, before: undefined })
  const [sku] = own.state === 'known' && sale.state === 'known' ? skusOf(sale.response, own.response) : []
  const { answer: coupons } = useAnswer(
    'usableCoupons',
    stage === 'offer' && sku ? { shop_product_id, sku_id: String(sku.sku_id) } : undefined,
  )
  const reminder = remind.state === 'known' && remind.response.need_remind ? remind.response : undefined
  return { own, sale, coupons, stage, reminder }
}
