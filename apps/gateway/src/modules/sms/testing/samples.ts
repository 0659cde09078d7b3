import { passedCaptcha } from '../../every-call/ask-for-code'
import { defineSamples } from '../../every-call/samples'

export const smsSamples = defineSamples({
  visitors: {
    captchaAppId: { fields: { type: 2 }, instead: [[{ type: 3 }, 400001]] },
    captchaChallenge: { fields: {} },
    advertSmsSend: {
      fields: (gateway) => ({ handset: gateway.nextHandset(), type: 'lead', ...passedCaptcha(gateway) }),
      instead: [
        [{ ticket: 'unknown' }, 400020],
        [{ handset: '12345678901' }, 400025],
      ],
    },
  },
})
