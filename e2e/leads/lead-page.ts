/** A page that collects leads, with a link to another page of the site. */
export const LEAD_PAGE = {
  code: 'lead-campaign',
  title: '免费领取学习资料',
  page_schema: [
    { name: 'text', value: { html: '<p>留下联系方式，免费领取学习资料</p>' } },
    {
      name: 'leadForm',
      id: 'form',
      value: {
        version_id: 276,
        cps_id: 'etf-h5',
        title: '免费领取学习资料',
        button: '立即领取',
        consent: '我已阅读并同意《隐私政策》《用户服务协议》',
        marketing: '同意接收电话和短信形式的服务信息（可不勾选）',
        after: { downloadUrl: '/h5-page/h5/terms', phone: '' },
      },
    },
    { name: 'footer', value: { show: true, show3: true, fxts: true } },
  ],
}
