import { defineSamples } from '../../every-call/samples'

export const wechatSamples = defineSamples({
  visitors: {
    generateUrlLink: { fields: { name: 'main', page: 'pages/index', query: 'a=1' } },
    jssdkConfig: {
      fields: { url: 'https://h5.example.com/h5-page/h5/sale' },
      instead: [[{ url: 'https://elsewhere.net/' }, 400001]],
    },
  },
})
