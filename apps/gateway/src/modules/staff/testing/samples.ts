import { defineSamples, type SamplePerson } from '../../every-call/samples'

const adviserOf = ({ name }: SamplePerson) => (name === 'ben' ? 7003 : 7002)

export const staffSamples = defineSamples({
  visitors: {
    // Her own person answers, whichever channel she names.
    staffQrCode: { fields: { state_code: 'autumn' }, instead: [[{ state_code: 'unknown' }, 1]] },
    personWechatQrcode: { fields: { state_code: 'autumn' }, instead: [[{ state_code: 'unknown' }, 1]] },
    niuniuService: { fields: { state: 'autumn' }, instead: [[{ state: 'unknown' }, 1]] },
    stateCodePageUrl: { fields: { state_code: 'autumn' }, instead: [[{ state_code: 'unknown' }, 404001]] },
  },
  members: {
    speakerList: {},
    speakerSave: { staff_id: 7004, name: '主持人', adviser_no: '', is_new: true },
  },
  rows: `
    INSERT INTO staff (staff_id, name, qr_code, is_default) VALUES
      (7001, '值班顾问', '/assets/duty.png', true), (7002, '安的顾问', '/assets/adviser-of-ann.png', false),
      (7003, '本的顾问', '/assets/adviser-of-ben.png', false);
    INSERT INTO state_code (state_code, url) VALUES ('autumn', '/h5-page/h5/sale')`,
  rowsOf: (person) =>
    `INSERT INTO staff_bind VALUES (${person.uid}, ${adviserOf(person)}, ${adviserOf(person)})`,
  namesOf: (person) => [adviserOf(person)],
  secretsOf: ({ name, word }) => [`${word}的顾问`, `adviser-of-${name}`],
  kept: {
    state_code_hit: {
      days: 200,
      insert: 'INSERT INTO state_code_hit (created_at, state_code, uid) SELECT $1, $2::text, $3::bigint',
    },
  },
})
