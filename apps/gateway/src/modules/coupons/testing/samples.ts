import { defineSamples, type SamplePerson } from '../../every-call/samples'

const idOf = ({ name }: Pick<SamplePerson, 'name'>) => `only-${name}`
const numberOf = ({ name }: Pick<SamplePerson, 'name'>) => (name === 'ann' ? 880_001 : 880_002)

const batch = {
  title: '满减券',
  kind: 'amount' as const,
  amount: 5_000,
  rate: null,
  ceiling: null,
  threshold: 0,
  products: [],
  receive_from: null,
  receive_to: null,
  use_from: null,
  use_to: null,
  use_days: 30,
  total: 10,
  per_user: 1,
  rule_id: null,
  is_open: true,
}

export const couponsSamples = defineSamples({
  visitors: {
    couponCheck: { fields: { coupon_id: 'coupon202409' }, instead: [[{ coupon_id: 'none' }, 400_032]] },
    couponGive: {
      fields: { coupon_id: 'many' },
      instead: [
        [{ coupon_id: 'none' }, 400_032],
        [{ coupon_id: 'gone' }, 400_031],
        [{ coupon_id: idOf({ name: 'ann' }) }, 400_030],
      ],
    },
    coupon202409IsReceived: { fields: {} },
    coupon202409Receive: { fields: {} },
    couponRedeem: { fields: { code: 'AAAA-BBBB-CCCC' }, code: 400_032 },
    myCoupons: { fields: {} },
    usableCoupons: { fields: { shop_product_id: 1191 }, instead: [[{ shop_product_id: 404 }, 400_040]] },
  },
  members: {
    couponBatchList: {},
    couponBatchDetail: { coupon_id: 'many' },
    couponBatchCreate: { ...batch, coupon_id: 'another' },
    couponBatchChange: { ...batch, coupon_id: 'gone', base_revision: 1 },
    couponCodesMake: { coupon_id: 'many', count: 2, format: 'csv', reason: '线下活动' },
    couponHolders: { coupon_id: 'many' },
  },
  rows: `
    INSERT INTO coupon_batch (coupon_id, title, kind, amount, use_days, stock, per_user) VALUES
      ('coupon202409', '国庆狂欢券', 'amount', 10000, 30, 1000, 20), ('many', '满减券', 'amount', 5000, 30, 1000, 20),
      ('gone', '首发礼券', 'amount', 20000, 30, 0, 1)`,
  rowsOf: (person) => `
    INSERT INTO coupon_batch (coupon_id, title, kind, amount, use_days, stock, issued)
    VALUES ('${idOf(person)}', '只给${person.word}的券', 'amount', 100, 30, 0, 1);
    INSERT INTO user_coupon (user_coupon_id, coupon_id, uid, seq, expire_at) OVERRIDING SYSTEM VALUE
    VALUES (${numberOf(person)}, '${idOf(person)}', ${person.uid}, 1, now() + interval '30 days')`,
  namesOf: (person) => [numberOf(person)],
  secretsOf: ({ word }) => [`只给${word}的券`],
})
