import { defineSamples } from '../../every-call/samples'

export const dashboardSamples = defineSamples({
  members: { dashboard: {} },
})
