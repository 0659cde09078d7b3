import { defineSamples } from '../../every-call/samples'

const numberOf = (name: string) => (name === 'ann' ? 'TKET2FANN2' : 'TKET2FBEN2')

export const ticketsSamples = defineSamples({
  visitors: {
    // For something that no module has: a ticket is reported together with its occasion.
    ticketDetail: {
      fields: { ticket_no: numberOf('ann') },
      code: 404001,
      instead: [[{ ticket_no: 'UNKNOWN' }, 404001]],
    },
    ticketList: { fields: {} },
  },
  members: {
    checkInOccasions: {},
    checkInTickets: { kind: 'speech', occasion_id: 'talk-of-ann' },
    checkInScan: {
      scan_id: '6f1c2f0e-8d5b-4c3a-9a41-0b5d8a3f7e11',
      kind: 'speech',
      occasion_id: 'talk-of-ann',
      ticket_no: numberOf('ann'),
      gate: '东门',
      scanned_at: '2026-12-05T14:00:00+08:00',
    },
  },
  rowsOf: ({ uid, name }) => `
    INSERT INTO ticket (ticket_no, kind, occasion_id, uid, people_num, nonce)
    VALUES ('${numberOf(name)}', 'speech', 'talk-of-${name}', ${uid}, 1, repeat('${name[0]}', 22))`,
  namesOf: ({ name }) => [numberOf(name)],
})
