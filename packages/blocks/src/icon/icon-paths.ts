/** The icons that come with the block, and what the library calls them. */
export const ICON_TITLES = {
  phone: '电话',
  chat: '客服',
  gift: '礼物',
  star: '星标',
  check: '对勾',
  clock: '时钟',
  user: '用户',
  home: '首页',
  share: '分享',
  download: '下载',
  search: '搜索',
  top: '向上',
} as const

export type IconKey = keyof typeof ICON_TITLES

/** Lines on a 24 × 24 ground, drawn in the colour of the text around them. */
export const ICON_PATHS: Readonly<Record<IconKey, string>> = {
  phone:
    'M7 3H4.5A1.5 1.5 0 0 0 3 4.6 17 17 0 0 0 19.4 21a1.5 1.5 0 0 0 1.6-1.5V17l-5-2-2 2a12 12 0 0 1-7-7l2-2z',
  chat: 'M4 5h16v11h-8l-5 4v-4H4zM8 9.5h8M8 12.5h5',
  gift: 'M4 12h16v9H4zM3 8h18v4H3zM12 8v13M12 8C7 8 7 3 9.5 3S12 8 12 8s0-5 2.5-5S17 8 12 8',
  star: 'M12 3l2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3 7.6 14 3 9.6l6.3-.8z',
  check: 'M4 12.5l5.5 5.5L20 7',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4 21c0-4 3.5-6 8-6s8 2 8 6',
  home: 'M3 11.5L12 4l9 7.5M6 9.5V20h12V9.5M10 20v-5h4v5',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 11H4v10h16V11h-2',
  download: 'M12 3v11M8 10.5l4 4 4-4M4 17v4h16v-4',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.5 15.5L21 21',
  top: 'M12 20V6M6 11.5L12 5.5l6 6M5 3h14',
}
