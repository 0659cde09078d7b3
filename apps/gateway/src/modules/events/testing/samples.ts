import { defineSamples } from '../../every-call/samples'

export const eventsSamples = defineSamples({
  visitors: {
    pageEvents: {
      fields: {
        session_id: 'visit-1',
        view_seq: 1,
        code: 'sale',
        events: [{ seq: 1, name: 'click', block_id: 'buy', block: 'button', age_ms: 20 }],
      },
    },
  },
})
