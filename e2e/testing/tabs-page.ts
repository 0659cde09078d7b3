const text = (html: string) => ({ name: 'text', value: { html: `<p>${html}</p>` } })

/** A page of tabs with the hard cases behind one that is not shown: an image, an island, a popup, a link target. */
export const TABS_PAGE = {
  code: 'contest',
  title: '模拟炒股大赛',
  page_schema: [
    text('<a href="#prizes">看奖品</a> <a href="/h5-page/h5/contest-news">看动态</a>'),
    { name: 'button', value: { text: '看说明', action: { type: 3, popupId: 'notes' } } },
    {
      name: 'tabs',
      id: 'contest-tabs',
      value: {
        sticky: true,
        list: [
          {
            title: '赛程',
            children: [
              text('三月二十三日开市'),
              { name: 'empty', value: { height: 1000 } },
              text('四月三十日收市'),
            ],
          },
          {
            title: '奖品',
            children: [
              { name: 'image', value: { url: 'assets/more1.jpg', alt: '奖杯' }, id: 'cup' },
              {
                name: 'noticeTicker',
                value: { list: [{ text: '冠军：奖杯一座' }, { text: '亚军：纪念品一份' }] },
                id: 'award',
              },
              { ...text('前三名获得纪念奖杯'), id: 'prizes' },
            ],
          },
          {
            title: '规则',
            children: [
              text('每人一个模拟账户'),
              {
                name: 'popup',
                value: { id: 'notes', title: '说明' },
                children: [text('模拟比赛不构成投资建议')],
              },
            ],
          },
        ],
      },
    },
    { name: 'empty', value: { height: 1000 } },
    { name: 'empty', value: { height: 1000 } },
    { name: 'footer', value: { show: true, fxts: true } },
  ],
}

/** A page with nothing interactive but tabs, and nothing that moves. */
export const TABS_ALONE = {
  code: 'contest-rules',
  title: '大赛规则',
  page_schema: [
    {
      name: 'tabs',
      value: {
        list: [
          { title: '报名', children: [text('每人一个模拟账户')] },
          { title: '评奖', children: [text('按收益率排名')] },
        ],
      },
    },
    { name: 'footer', value: { show: true, fxts: true } },
  ],
}

/** A page without tabs from which a link leads to them. */
export const NEWS_PAGE = {
  code: 'contest-news',
  title: '大赛动态',
  page_schema: [
    { name: 'countdown', value: { type: 3, name: '距开赛', endTime: 1_830_268_800_000 } },
    // Moves, so the page has a loader.
    { name: 'marquee', value: { content: '名额有限，先到先得' } },
    text('<a href="/h5-page/h5/contest">去大赛</a>'),
    { name: 'footer', value: { show: true, fxts: true } },
  ],
}
