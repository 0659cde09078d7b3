import { defineSamples } from '../../every-call/samples'

export const auditSamples = defineSamples({
  members: {
    auditList: {},
  },
})
