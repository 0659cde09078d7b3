/** A time: the given number of days from the first start, at an hour in China. */
export interface DemoTime {
  day: number
  hour: number
}

/** Somebody who has enrolled, or who waits. */
export interface DemoPlace {
  enroll_no: string
  handset: string
  name: string
  people_num: 1 | 2
  /** Absent: in line. */
  ticket_no?: string
}

export interface DemoSpeech {
  speech_id: string
  city_id: string
  title: string
  /** When enrolment opens, in days from the first start. */
  enrol_day: number
  begins: DemoTime
  venue: string
  address: string
  staff_id: number
  quota: number
  places: readonly DemoPlace[]
}

export interface DemoComment {
  handset: string
  content: string
  speech_id?: string
  hoursAgo: number
  isHeld?: boolean
  /** Phone numbers of those who like it. */
  likes?: readonly string[]
}

export interface DemoTour {
  tour_id: string
  title: string
  year: number
  filing_no: string
  days: { from: number; until: number }
  is_open: boolean
  cities: readonly (readonly [city_id: string, name: string])[]
  speeches: readonly DemoSpeech[]
  posters: readonly {
    poster_id: string
    city_id?: string
    picture: string
    title: string
    share_url: string
  }[]
  /** By phone, the city that somebody has lit. */
  lights: readonly (readonly [handset: string, city_id: string])[]
  comments: readonly DemoComment[]
}

const [FIRST, SECOND] = [1001, 1002]
/** The phone number of a demo person; none appears in the contract's examples unless stated. */
const phone = (n: number) => `1390003${String(n).padStart(4, '0')}`

/** The current tour, with a talk of each kind. `shanghai-1` and `DEM2ENR4LL` appear in the contract's examples. */
const RUNNING: DemoTour = {
  tour_id: '2025',
  title: '看懂规则 · 全国巡讲',
  year: 2026,
  filing_no: '示例备〔2026〕第 021 号',
  days: { from: -30, until: 90 },
  is_open: true,
  cities: [
    ['beijing', '北京'],
    ['shanghai', '上海'],
    ['guangzhou', '广州'],
    ['shenzhen', '深圳'],
    ['chengdu', '成都'],
    ['hangzhou', '杭州'],
    ['wuhan', '武汉'],
    ['nanjing', '南京'],
    ['xian', '西安'],
    ['chongqing', '重庆'],
  ],
  speeches: [
    {
      speech_id: 'shanghai-1',
      city_id: 'shanghai',
      title: '公告怎么读：从三张表说起',
      enrol_day: -10,
      begins: { day: 8, hour: 14 },
      venue: '浦东图书馆 报告厅',
      address: '上海市浦东新区前程路 88 号',
      staff_id: FIRST,
      quota: 120,
      places: [
        {
          enroll_no: 'DEM2SHA222',
          handset: phone(1),
          name: '李先生',
          people_num: 2,
          ticket_no: 'DEM2SHT222',
        },
        {
          enroll_no: 'DEM2SHA223',
          handset: phone(2),
          name: '周女士',
          people_num: 1,
          ticket_no: 'DEM2SHT223',
        },
      ],
    },
    {
      speech_id: 'beijing-1',
      city_id: 'beijing',
      title: '基金费用与定投：常见的几个误区',
      enrol_day: -8,
      begins: { day: 15, hour: 14 },
      venue: '朝阳区文化馆 一层剧场',
      address: '北京市朝阳区小庄 6 号',
      staff_id: SECOND,
      quota: 80,
      places: [
        {
          enroll_no: 'DEM2ENR4LL',
          handset: '13800138007',
          name: '陈女士',
          people_num: 1,
          ticket_no: 'DEM2ENT4LL',
        },
      ],
    },
    {
      speech_id: 'guangzhou-1',
      city_id: 'guangzhou',
      title: '风险测评之后：怎样看自己的承受能力',
      enrol_day: -12,
      // Tomorrow, so that there is something to check in to.
      begins: { day: 1, hour: 10 },
      venue: '越秀会堂 小厅',
      address: '广州市越秀区吉祥路 50 号',
      staff_id: FIRST,
      quota: 4,
      places: [
        {
          enroll_no: 'DEM2GZA222',
          handset: phone(3),
          name: '何先生',
          people_num: 2,
          ticket_no: 'DEM2GZT222',
        },
        {
          enroll_no: 'DEM2GZA223',
          handset: phone(4),
          name: '梁女士',
          people_num: 1,
          ticket_no: 'DEM2GZT223',
        },
        {
          enroll_no: 'DEM2GZA224',
          handset: phone(5),
          name: '冯女士',
          people_num: 1,
          ticket_no: 'DEM2GZT224',
        },
        { enroll_no: 'DEM2GZA225', handset: phone(6), name: '林先生', people_num: 2 },
        { enroll_no: 'DEM2GZA226', handset: phone(7), name: '黄女士', people_num: 1 },
      ],
    },
    {
      speech_id: 'shenzhen-1',
      city_id: 'shenzhen',
      title: '可转债入门：条款比价格重要',
      enrol_day: -3,
      begins: { day: 22, hour: 14 },
      venue: '南山文体中心 多功能厅',
      address: '深圳市南山区南山大道 2093 号',
      staff_id: SECOND,
      quota: 100,
      places: [],
    },
    {
      speech_id: 'chengdu-1',
      city_id: 'chengdu',
      title: '养老账户怎么用：税优、期限与取用',
      enrol_day: 10,
      begins: { day: 36, hour: 14 },
      venue: '东郊记忆 演艺中心',
      address: '成都市成华区建设南支路 4 号',
      staff_id: FIRST,
      quota: 150,
      places: [],
    },
    {
      speech_id: 'hangzhou-1',
      city_id: 'hangzhou',
      title: '年报季：财报附注里的问题清单',
      enrol_day: 20,
      begins: { day: 50, hour: 14 },
      venue: '杭州图书馆 报告厅',
      address: '杭州市上城区解放东路 58 号',
      staff_id: SECOND,
      quota: 90,
      places: [],
    },
    {
      speech_id: 'wuhan-1',
      city_id: 'wuhan',
      title: '防骗公开课：非法荐股的常见套路',
      enrol_day: -28,
      begins: { day: -6, hour: 14 },
      venue: '武汉剧院 第二排练厅',
      address: '武汉市江汉区解放大道 1012 号',
      staff_id: FIRST,
      quota: 60,
      places: [
        {
          enroll_no: 'DEM2WHA222',
          handset: phone(8),
          name: '吴女士',
          people_num: 2,
          ticket_no: 'DEM2WHT222',
        },
      ],
    },
    {
      speech_id: 'nanjing-1',
      city_id: 'nanjing',
      title: '新手第一课：开户之前要知道的事',
      enrol_day: -29,
      begins: { day: -13, hour: 10 },
      venue: '金陵图书馆 学术报告厅',
      address: '南京市建邺区乐山路 158 号',
      staff_id: SECOND,
      quota: 60,
      places: [
        {
          enroll_no: 'DEM2NJA222',
          handset: phone(9),
          name: '许先生',
          people_num: 1,
          ticket_no: 'DEM2NJT222',
        },
      ],
    },
  ],
  posters: [
    {
      poster_id: '2025-all',
      picture: 'assets/hero-group.jpg',
      title: '全国巡讲',
      share_url: '/h5-page/xunjiang',
    },
    {
      poster_id: '2025-shanghai',
      city_id: 'shanghai',
      picture: 'assets/slide1.jpg',
      title: '上海站',
      share_url: '/h5-page/xunjiang',
    },
  ],
  lights: [
    ...Array.from({ length: 12 }, (_, n) => [phone(n + 1), 'chengdu'] as const),
    ...Array.from({ length: 7 }, (_, n) => [phone(n + 13), 'xian'] as const),
    ...Array.from({ length: 3 }, (_, n) => [phone(n + 20), 'chongqing'] as const),
  ],
  comments: [
    {
      handset: phone(8),
      speech_id: 'wuhan-1',
      content: '带着父母一起去的，老师把套路一条一条拆开讲，他们听进去了。',
      hoursAgo: 130,
      likes: [phone(1), phone(2), phone(9)],
    },
    {
      handset: phone(9),
      speech_id: 'nanjing-1',
      content: '开户前该看的几份文件都列出来了，回家对照着做了一遍。',
      hoursAgo: 290,
      likes: [phone(8)],
    },
    { handset: phone(13), content: '什么时候来西安？这边想听的人不少。', hoursAgo: 40 },
    { handset: phone(4), content: '希望每一场都留出提问的时间。', hoursAgo: 20 },
    { handset: phone(5), content: '现场的讲义会后能再看吗？', hoursAgo: 2, isHeld: true },
  ],
}

/** The one before, which can still be read. */
const CLOSED: DemoTour = {
  tour_id: '2024',
  title: '从零开始 · 全国巡讲',
  year: 2024,
  filing_no: '示例备〔2024〕第 007 号',
  days: { from: -760, until: -640 },
  is_open: false,
  cities: [
    ['beijing', '北京'],
    ['shanghai', '上海'],
    ['zhengzhou', '郑州'],
  ],
  speeches: [
    {
      speech_id: '2024-beijing',
      city_id: 'beijing',
      title: '证券账户里的每一项费用',
      enrol_day: -750,
      begins: { day: -725, hour: 14 },
      venue: '朝阳区文化馆 一层剧场',
      address: '北京市朝阳区小庄 6 号',
      staff_id: FIRST,
      quota: 80,
      places: [],
    },
    {
      speech_id: '2024-shanghai',
      city_id: 'shanghai',
      title: '指数基金是怎么编出来的',
      enrol_day: -740,
      begins: { day: -710, hour: 14 },
      venue: '浦东图书馆 报告厅',
      address: '上海市浦东新区前程路 88 号',
      staff_id: SECOND,
      quota: 120,
      places: [],
    },
    {
      speech_id: '2024-zhengzhou',
      city_id: 'zhengzhou',
      title: '读懂一份基金合同',
      enrol_day: -730,
      begins: { day: -690, hour: 10 },
      venue: '河南省图书馆 报告厅',
      address: '郑州市中原区嵩山南路 76 号',
      staff_id: FIRST,
      quota: 60,
      places: [],
    },
  ],
  posters: [
    {
      poster_id: '2024-all',
      picture: 'assets/slide2.jpg',
      title: '巡讲回顾',
      share_url: '/h5-page/jz2024xunjiang',
    },
    {
      poster_id: '2024-zhengzhou',
      city_id: 'zhengzhou',
      picture: 'assets/slide3.jpg',
      title: '郑州站',
      share_url: '',
    },
  ],
  lights: [[phone(1), 'zhengzhou']],
  comments: [
    {
      handset: phone(2),
      speech_id: '2024-shanghai',
      content: '第一次弄明白指数的成分是怎么换的。',
      hoursAgo: 710 * 24 - 48,
      likes: [phone(3), phone(4)],
    },
    { handset: phone(6), content: '郑州站的问答环节很实在，谢谢几位老师。', hoursAgo: 688 * 24 },
  ],
}

export const DEMO_TOURS: readonly DemoTour[] = [RUNNING, CLOSED]

/** How many lights a demo city needs to be lit. */
export const DEMO_THRESHOLD = 10
