import { defineSamples } from '../../every-call/samples'

export const collectSamples = defineSamples({
  visitors: {
    browseUpload: { fields: { browse_collect_id: 'hero' } },
  },
})
