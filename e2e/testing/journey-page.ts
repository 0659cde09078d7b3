/** A campaign page with one of everything that these journeys meet, and nothing that opens by itself. */
export const JOURNEY_PAGE = {
  code: 'journey',
  title: 'ETF 定投训练营',
  background: '#fff4ec',
  extra: { pageID: '870' },
  page_schema: [
    { name: 'logo', value: { url: 'assets/logo.png', alt: '品牌标志' } },
    { name: 'image', value: { url: 'assets/hero.jpg', alt: '七天学会看懂 ETF', lazy: false }, id: 'hero' },
    { name: 'countdown', value: { type: 3, name: '距报名结束', endTime: 1_830_268_800_000, character: ':' } },
    {
      name: 'marquee',
      value: { content: '恭喜尾号 3821 的学员领取体验课 · 尾号 5570 的学员获得资料包 · 名额有限先到先得' },
    },
    { name: 'button', value: { text: '活动规则', action: { type: 3, popupId: 'rules' } } },
    {
      name: 'popup',
      value: { id: 'rules', title: '活动规则' },
      children: [
        {
          name: 'text',
          value: {
            html: '<p>每位用户限领一次，资料仅用于投资者教育。</p><p><a href="#below">看课程介绍</a></p>',
          },
        },
      ],
    },
    { name: 'button', value: { text: '进入服务群', action: { type: 5 } } },
    { name: 'empty', value: { height: 1000 } },
    { name: 'image', value: { url: 'assets/more1.jpg', alt: '课程介绍' }, id: 'below' },
    { name: 'footer', value: { show: true, show3: true, fxts: true } },
  ],
}
