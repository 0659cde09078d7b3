import { defineSamples } from '../../every-call/samples'

export const pagesSamples = defineSamples({
  visitors: {
    activityPageDetail: { fields: { code: 'sale' }, instead: [[{ code: 'unknown' }, 400010]] },
  },
})
