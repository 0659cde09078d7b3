import { defineSamples, type SamplePerson } from '../../every-call/samples'

/** Serials of other contracts are small. */
const noOf = ({ name }: Pick<SamplePerson, 'name'>) => `HT20260105${name === 'ann' ? '9000001' : '9000002'}`
const NOBODYS = 'HT20260105999999'
const texts = { title: '服务协议', body: '协议正文', withdrawal: '五个工作日内可以撤回' }

export const contractsSamples = defineSamples({
  visitors: {
    isAnySigned: { fields: { product_id: 7701 }, instead: [[{ product_id: 404 }, 1]] },
    contractDetail: {
      fields: { product_id: 7701 },
      instead: [
        [{ product_id: 404 }, 404_001],
        [{ product_id: 1191 }, 404_001],
      ],
    },
    contractSign: {
      // What is already signed is returned again.
      fields: { product_id: 7701, version: 1, code: '000000' },
      instead: [
        [{ product_id: 404, version: 1, code: '000000' }, 404_001],
        [{ product_id: 7701, version: 2, code: '000000' }, 400_059],
      ],
    },
    myContracts: { fields: {} },
    contractWithdraw: {
      // Its withdrawal period ended long ago.
      fields: { contract_no: noOf({ name: 'ann' }) },
      code: 400_057,
      instead: [
        [{ contract_no: NOBODYS }, 404_001],
        [{ contract_no: noOf({ name: 'ben' }) }, 404_001],
      ],
    },
    contractFile: {
      fields: { contract_no: noOf({ name: 'ann' }) },
      instead: [
        [{ contract_no: NOBODYS }, 404_001],
        [{ contract_no: noOf({ name: 'ben' }) }, 404_001],
      ],
    },
  },
  members: {
    contractList: {},
    contractRead: { contract_id: 'advice' },
    contractCreate: { contract_id: 'new', ...texts },
    contractSave: { contract_id: 'advice', base_revision: null, ...texts },
    contractPreview: texts,
    contractPublish: { contract_id: 'advice', base_revision: 1 },
    signedList: {},
    signedFind: { handset: '13812345678' },
    signedDetail: { contract_no: noOf({ name: 'ann' }) },
    signedFile: { contract_no: noOf({ name: 'ann' }) },
    signedVerify: { contract_no: noOf({ name: 'ann' }) },
    workCalendarYear: { year: 2026 },
    workCalendarChange: { days: [{ day: '2027-10-01', is_working: false, note: '国庆节' }] },
  },
  rows: `
    INSERT INTO product (shop_product_id, name, risk_level, contract_id) VALUES (7701, '投顾服务', 'R3', 'advice');
    INSERT INTO contract (contract_id, title) VALUES ('advice', '服务协议');
    INSERT INTO contract_version (contract_id, version, state, title, body, withdrawal, published_at)
      VALUES ('advice', 1, 'live', '服务协议', '协议正文', '五个工作日内可以撤回', now())`,
  rowsOf: (person) => `
    INSERT INTO contract_sign (serial, uid, shop_product_id, contract_id, version, signed_at, sms_message_id, ip, ua,
        agreed, document, text_hash, withdraw_until)
      OVERRIDING SYSTEM VALUE
      VALUES (${noOf(person).slice(-7)}, ${person.uid}, 7701, 'advice', 1, '2026-01-05T02:00:00Z', 1, '::1', '', '{}',
        '只给${person.word}的协议', '${'0'.repeat(64)}', '2026-01-12');
    INSERT INTO contract_file (contract_no, bytes, sha256, key_id, seal)
      VALUES ('${noOf(person)}', '${person.word}', '${'0'.repeat(64)}', 'test', 'none')`,
  namesOf: (person) => [noOf(person)],
})
