import { defineSamples } from '../../every-call/samples'

const numberOf = (name: string) => (name === 'ann' ? 'TKET2FANN2' : 'TKET2FBEN2')

export const ticketsSamples = defineSamples({
  visitors: {
    // Of something that no module has: a ticket is told with what it is for.
    ticketDetail: {
      fields: { ticket_no: numberOf('ann') },
      code: 404001,
      instead: [[{ ticket_no: 'UNKNOWN' }, 404001]],
    },
    ticketList: { fields: {} },
  },
  rowsOf: ({ uid, name }) => `
    INSERT INTO ticket (ticket_no, kind, occasion_id, uid, people_num, nonce)
    VALUES ('${numberOf(name)}', 'speech', 'talk-of-${name}', ${uid}, 1, repeat('${name[0]}', 22))`,
  namesOf: ({ name }) => [numberOf(name)],
})
