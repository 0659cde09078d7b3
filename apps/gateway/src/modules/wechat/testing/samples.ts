import { defineSamples } from '../../every-call/samples'

export const wechatSamples = defineSamples({
  visitors: {
    generateUrlLink: { fields: { name: 'main', page: 'pages/index', query: 'a=1' } },
    jssdkConfig: {
      fields: { url: 'https://h5.example.com/h5-page/h5/sale' },
      instead: [[{ url: 'https://elsewhere.net/' }, 400001]],
    },
  },
  kept: {
    url_link_log: {
      days: 200,
      insert: `INSERT INTO url_link_log (created_at, name, uid, page, query, url_link, expire_at)
        SELECT $1, $2::text, $3::bigint, 'p', '', 'https://wxaurl.cn/x', now() + interval '1 day'`,
    },
  },
})
