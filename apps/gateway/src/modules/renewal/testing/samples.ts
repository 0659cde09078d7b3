import { defineSamples } from '../../every-call/samples'

export const renewalSamples = defineSamples({
  visitors: {
    userProductInfo: { fields: { product_id: 1191 }, instead: [[{ product_id: 404 }, 1]] },
    renewWithCouponPayBefore: {
      fields: { shop_product_id: 1191, sku_id: 1, consent: 1 },
      instead: [
        [{ shop_product_id: 404, sku_id: 1, consent: 1 }, 400_040],
        [{ shop_product_id: 1191, sku_id: 404, consent: 1 }, 400_040],
        [{ shop_product_id: 1191, sku_id: 3, user_coupon_id: 404, consent: 1 }, 400_032],
        [{ shop_product_id: 1191, sku_id: 1, consent: 0 }, 400_026],
      ],
    },
    jumpRemindFind: { fields: { page_code: 'course' }, instead: [[{ page_code: 'nobody-knows' }, 1]] },
  },
  members: { renewalSummary: { days: 30 } },
  rowsOf: ({ uid }) => `
    INSERT INTO jump_remind (uid, day, kind, page_code)
    VALUES (${uid}, (now() AT TIME ZONE 'Asia/Shanghai')::date - 1, 'coupon', 'course')`,
  kept: {
    jump_remind: {
      days: 90,
      insert: `INSERT INTO jump_remind (created_at, day, uid, kind, page_code)
        SELECT $1, '2026-01-01'::date + $2::int, $3::bigint, 'unpaid', 'course'`,
    },
  },
})
