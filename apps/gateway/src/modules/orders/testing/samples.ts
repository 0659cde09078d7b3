import { defineSamples, type SamplePerson } from '../../every-call/samples'

const pidOf = ({ name }: Pick<SamplePerson, 'name'>) => `${name === 'ann' ? '1' : '2'}${'0'.repeat(23)}`
const ANNS = pidOf({ name: 'ann' })
const NOBODYS = '9'.repeat(24)

export const ordersSamples = defineSamples({
  visitors: {
    findUserPayforProduct: {
      fields: { shop_product_id: 1191 },
      instead: [[{ shop_product_id: 404 }, 400_040]],
    },
    purchaseGate: { fields: { mark: 'dbzs' }, instead: [[{ mark: 'none' }, 400_040]] },
    payTop: { fields: { page_id: 1 }, instead: [[{ page_id: 404 }, 1]] },
    createOrder: {
      fields: { mark: 'dbzs', sku_id: 1 },
      instead: [
        [{ mark: 'none' }, 400_040],
        [{ mark: 'dbzs', sku_id: 404 }, 400_040],
      ],
    },
    prepay: {
      fields: { pid: ANNS, channel: 'wx_native' },
      instead: [
        [{ pid: NOBODYS, channel: 'wx_native' }, 400_047],
        [{ pid: pidOf({ name: 'ben' }), channel: 'wx_native' }, 400_047],
      ],
    },
    myOrders: { fields: {} },
    usingProducts: { fields: {} },
    askRefund: {
      fields: { pid: ANNS, reason: '不需要了' },
      code: 400_049,
      instead: [
        [{ pid: NOBODYS, reason: '不需要了' }, 400_047],
        [{ pid: pidOf({ name: 'ben' }), reason: '不需要了' }, 400_047],
      ],
    },
    orderReceipt: {
      fields: { pid: ANNS },
      code: 400_058,
      instead: [
        [{ pid: NOBODYS }, 400_047],
        [{ pid: pidOf({ name: 'ben' }) }, 400_047],
      ],
    },
    payerShown: { fields: {} },
    setPayerShown: { fields: { is_shown: 0 } },
    payResult: {
      fields: { pid: ANNS },
      instead: [
        [{ pid: NOBODYS }, 400_047],
        [{ pid: pidOf({ name: 'ben' }) }, 400_047],
      ],
    },
  },
  members: {
    orderList: {},
    orderFind: { handset: '13812345678' },
    orderDetail: { pid: ANNS },
    orderExport: { filter: {}, format: 'csv', reason: '例行检查' },
    refundList: {},
    refundAsk: { pid: ANNS, amount: 100, seen_refundable: 198_000, reason: '例行检查' },
    refundDecide: { out_refund_no: `${ANNS}R01`, decision: 'released', amount: 100 },
    refundRetry: { out_refund_no: `${ANNS}R01` },
  },
  rowsOf: (person) => `
    INSERT INTO shop_order (pid, uid, shop_product_id, sku_id, name, sku_name, months, price, payable, expire_at)
    VALUES ('${pidOf(person)}', ${person.uid}, 1191, 2, '只给${person.word}的课程', '一年', 12, 198000, 198000, now() + interval '1 hour')`,
  namesOf: (person) => [pidOf(person)],
  secretsOf: ({ word }) => [`只给${word}的课程`],
})
