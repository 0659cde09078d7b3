import { defineSamples } from '../../every-call/samples'

export const privacySamples = defineSamples({
  visitors: {
    privacyConsents: { fields: {} },
    privacyWithdraw: {
      fields: { doc: 'privacy', purpose: 'marketing' },
      instead: [[{ doc: 'unknown' }, 404001]],
    },
    // No code was sent to Ann, and erasing her would affect the other tests.
    privacyErase: { fields: { code: '123456' }, code: 400024 },
    privacyRecommendation: { fields: {} },
    privacySetRecommendation: { fields: { enabled: true } },
  },
})
