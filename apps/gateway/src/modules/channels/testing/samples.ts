import { defineSamples } from '../../every-call/samples'

const link = {
  name: '公众号',
  campaign: '春季课程',
  page_code: null,
  path: '/course',
  query: '',
  params: { utm_source: 'wechat' },
  off_to: null,
}

export const channelsSamples = defineSamples({
  members: {
    trackedLinkList: {},
    trackedLinkDetail: { link_id: 'edited' },
    trackedLinkCampaigns: {},
    trackedLinkCreate: link,
    trackedLinkChange: { link_id: 'edited', base_revision: 1, ...link },
    trackedLinkSwitch: { link_id: 'edited', base_revision: 2, is_off: true },
    trackedLinkCreateMany: {
      campaign: '春季课程',
      page_code: null,
      path: '/course',
      query: '',
      rows: [{ name: '海报', utm_source: 'offline' }],
      is_check: false,
    },
    trackedLinkCode: { link_id: 'edited', format: 'svg' },
    trackedLinkPoster: { link_id: 'edited' },
  },
  rows: `INSERT INTO tracked_link (link_id, code, name, campaign, path) VALUES
    ('edited', 'abc234', '海报', '春季课程', '/course')`,
})
