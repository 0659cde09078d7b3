import { defineSamples } from '../../every-call/samples'

export const accountSamples = defineSamples({
  visitors: {
    addFundAccount: {
      fields: { state_code: 'autumn', page_code: 'sale' },
      instead: [[{ state_code: 'unknown' }, 1]],
    },
    addOpenAccount: {
      fields: { open_brokerage_type: 'caida', name: '安', province_id: 110_000, city_id: 110_100 },
      instead: [
        [{ open_brokerage_type: 'unknown' }, 400001],
        [{ city_id: 310_100 }, 400001],
        [{ area_id: 310_101 }, 400001],
        [{ province_id: 999_999 }, 400001],
      ],
    },
    brokerageOpenUserConf: {
      fields: { open_brokerage_type: 'caida' },
      instead: [
        [{ open_brokerage_type: 'unknown' }, 400001],
        [{ open_brokerage_type: 'second' }, 404001],
      ],
    },
    multipleBrokerageOptions: { fields: {} },
  },
  rows: `
    INSERT INTO broker (open_brokerage_type, name, registration_url) VALUES
      ('caida', '示例证券', 'https://open.example.com/r?from={channel}'), ('second', '示范证券', '')`,
  rowsOf: ({ uid }) => `INSERT INTO account_intent (kind, channel, uid) VALUES ('fund', 'autumn', ${uid})`,
  idsOf: ({ uid }) => `SELECT id FROM account_intent WHERE uid = ${uid}`,
})
