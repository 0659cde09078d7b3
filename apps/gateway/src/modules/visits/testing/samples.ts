import { defineSamples } from '../../every-call/samples'

export const visitsSamples = defineSamples({
  visitors: {
    pageView: { fields: { session_id: 'visit-1', view_seq: 1, code: 'sale' } },
    visitBeacon: { fields: { session_id: 'visit-1', duration: '3' } },
  },
})
