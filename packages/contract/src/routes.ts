/** Paragraphs of the footer block: who is behind the page, the adviser, courses, opening accounts, the risk. */
type FooterFlag = 'show' | 'show3' | 'show4' | 'show5' | 'fxts'

/** An address of the visitors' site that exists whatever operators publish (SPEC.md section 2, DOMAIN.md 1). */
export interface FixedRoute {
  /** Below `/h5-page`; `:name` stands for one part of any content. */
  path: `/${string}`
  /** Code of the page that operators may publish for it. */
  code: string
  title: string
  /** What a visitor comes for. */
  about: string
  /** Empty only for the strip that other pages embed, which has no room for a footer. */
  footer: readonly FooterFlag[]
}

/** What every page of a licensed company says, whatever it is about. */
const GENERAL: readonly FooterFlag[] = ['show', 'fxts']
const ADVICE: readonly FooterFlag[] = ['show', 'show3', 'fxts']
const COURSE: readonly FooterFlag[] = ['show', 'show3', 'show4', 'fxts']
const LESSON: readonly FooterFlag[] = ['show', 'show4', 'fxts']
const ACCOUNT: readonly FooterFlag[] = ['show', 'show5', 'fxts']

/** Every fixed route. The gateway serves them all, the visitors' site moves between them without a reload. */
export const fixedRoutes: readonly FixedRoute[] = [
  {
    path: '/stockCompetition',
    code: 'stockCompetition',
    title: '模拟炒股大赛',
    about: '报名参加模拟炒股大赛，用虚拟资金练习交易；奖品、赛程、规则和排行榜都在这里。',
    footer: GENERAL,
  },
  {
    path: '/stockHold',
    code: 'stockHold',
    title: '持股诊断',
    about: '输入您持有的股票，查看价格、波动、行业与公告等事实情况，并可预约持证投资顾问回电。',
    footer: ADVICE,
  },
  {
    path: '/brokerRegister',
    code: 'brokerRegister',
    title: '券商开户登记',
    about: '选择合作券商和所在地区，登记后前往券商官方页面办理开户。',
    footer: ACCOUNT,
  },
  {
    path: '/simulateTrading',
    code: 'simulateTrading',
    title: '模拟交易',
    about: '关注大赛选手的模拟组合，了解最新持仓、调仓和排名。',
    footer: GENERAL,
  },
  {
    path: '/simulateTrading/detail',
    code: 'simulateTrading_detail',
    title: '组合详情',
    about: '查看一个模拟组合的收益曲线、最大回撤和胜率，了解它的历史表现。',
    footer: GENERAL,
  },
  {
    path: '/simulateTrading/position',
    code: 'simulateTrading_position',
    title: '持仓',
    about: '查看模拟组合的持仓明细：仓位、成本、现价、盈亏和持有天数。',
    footer: GENERAL,
  },
  {
    path: '/simulateTrading/rebalancing',
    code: 'simulateTrading_rebalancing',
    title: '调仓',
    about: '按时间查看模拟组合的买入、加仓、减仓和清仓记录。',
    footer: GENERAL,
  },
  {
    path: '/simulateTrading/article',
    code: 'simulateTrading_article',
    title: '操盘笔记',
    about: '阅读参赛选手的操盘笔记，了解每次模拟交易背后的想法。',
    footer: GENERAL,
  },
  {
    path: '/simulateTrading/marquee',
    code: 'simulateTrading_marquee',
    title: '实时动态',
    about: '模拟交易实时动态',
    footer: [],
  },
  {
    path: '/simulateTrading/leaderboard',
    code: 'simulateTrading_leaderboard',
    title: '排行榜',
    about: '查看模拟交易的日榜、周榜、月榜和总榜，以及您自己的名次。',
    footer: GENERAL,
  },
  {
    path: '/slzf',
    code: 'slzf',
    title: '双龙战法',
    about: '观看双龙战法的短课，留下手机号即可领取配套学习资料。',
    footer: COURSE,
  },
  {
    path: '/jjfz',
    code: 'jjfz',
    title: '基金方阵',
    about: '按主题比较基金，并到应用中查看基金的详细介绍。',
    footer: ACCOUNT,
  },
  {
    path: '/xunjiang',
    code: 'xunjiang',
    title: '巡讲',
    about: '查找您所在城市的讲座，报名参加，点亮城市，并留下您的感想。',
    footer: GENERAL,
  },
  {
    path: '/sddjEtf',
    code: 'sddjEtf',
    title: '赛道点金 ETF',
    about: '每月讲解一个 ETF 主题：选择方法、依据和局限。',
    footer: ADVICE,
  },
  {
    path: '/rmsdEtf',
    code: 'rmsdEtf',
    title: '热门赛道 ETF',
    about: '查看各行业 ETF 近一日、近五日和近二十日的热度排行。',
    footer: ADVICE,
  },
  {
    path: '/jjzy',
    code: 'jjzy',
    title: '基金指引',
    about: '按步骤了解如何开立基金账户，遇到问题可联系您的专属服务人员。',
    footer: ACCOUNT,
  },
  {
    path: '/sxkh',
    code: 'sxkh',
    title: '私享开户',
    about: '在专属服务人员的陪伴下到合作券商开户，并加入服务社群。',
    footer: ACCOUNT,
  },
  {
    path: '/lhtj',
    code: 'lhtj',
    title: '龙虎淘金',
    about: '每日解读龙虎榜：上榜股票、涨跌幅、净买入和上榜原因。',
    footer: ADVICE,
  },
  {
    path: '/jgdy',
    code: 'jgdy',
    title: '机构调研',
    about: '查看机构近期调研了哪些上市公司、参与机构数量和关注的话题。',
    footer: ADVICE,
  },
  {
    path: '/course',
    code: 'course',
    title: '课程',
    about: '先试听课程，查看大纲和讲师介绍，再决定是否购买。',
    footer: COURSE,
  },
  {
    path: '/revitalizationGroup',
    code: 'revitalizationGroup',
    title: '焕新群',
    about: '为服务已到期的老客户准备的社群：了解群内权益，重新加入。',
    footer: GENERAL,
  },
  {
    path: '/duanxianwangxufei818',
    code: 'duanxianwangxufei818',
    title: '短线王 818 续费',
    about: '查看您的产品到期时间，了解续费方案和可用的优惠券。',
    footer: GENERAL,
  },
  {
    path: '/ztlsGroup',
    code: 'ztlsGroup',
    title: '主题猎手群',
    about: '了解主题猎手群的内容与权益，查看您是否符合加入条件。',
    footer: GENERAL,
  },
  {
    path: '/jz2024xunjiang',
    code: 'jz2024xunjiang',
    title: '2024 巡讲回顾',
    about: '回看 2024 年巡讲的精彩视频、海报和听众留言。',
    footer: GENERAL,
  },
  {
    path: '/jz2025xunjiang',
    code: 'jz2025xunjiang',
    title: '2025 巡讲',
    about: '查看 2025 年巡讲的城市与场次，报名参加，点亮您的城市。',
    footer: GENERAL,
  },
  {
    path: '/InviteFriends',
    code: 'InviteFriends',
    title: '邀请好友',
    about: '分享您的专属链接，查看好友注册进度，领取邀请奖品。',
    footer: GENERAL,
  },
  {
    path: '/InviteFriends/register',
    code: 'InviteFriends_register',
    title: '好友邀请注册',
    about: '您的好友邀请您加入，使用手机号注册即可领取见面礼。',
    footer: GENERAL,
  },
  {
    path: '/InviteFriends/success',
    code: 'InviteFriends_success',
    title: '注册成功',
    about: '查看您的见面礼，下载应用，添加专属服务人员。',
    footer: GENERAL,
  },
  ...(['sqsjGroup', 'sqsjGroup2', 'sqsjGroup3'] as const).map(
    (code): FixedRoute => ({
      path: `/${code}`,
      code,
      title: '社群升级',
      about: '比较各个社群的权益，加入适合您的社群。',
      footer: GENERAL,
    }),
  ),
  {
    path: '/wealthOpenWeek',
    code: 'wealthOpenWeek',
    title: '财富开放周',
    about: '查看开放周的直播安排，预约直播，登记参观公司总部。',
    footer: GENERAL,
  },
  {
    path: '/nationalDayCarnival',
    code: 'nationalDayCarnival',
    title: '国庆狂欢',
    about: '领取国庆优惠券，选购您需要的产品。',
    footer: GENERAL,
  },
  {
    path: '/cpmj',
    code: 'cpmj',
    title: '操盘秘籍',
    about: '观看操盘方法的系列视频，按分类查找最新内容。',
    footer: LESSON,
  },
  {
    path: '/cpmj/list',
    code: 'cpmj_list',
    title: '操盘秘籍全部视频',
    about: '浏览操盘秘籍的全部视频，按分类筛选。',
    footer: LESSON,
  },
  {
    path: '/cpmj/details/:name',
    code: 'cpmj_details',
    title: '操盘秘籍视频',
    about: '观看这一课的视频，阅读笔记，继续学习下一课。',
    footer: LESSON,
  },
]

/** A page that every form links to. It is there whatever operators publish, at `/h5-page/h5/<code>`. */
export interface LegalPage {
  code: 'privacy' | 'terms'
  title: string
  /** What a visitor finds in it. */
  about: string
}

/** The documents that visitors agree to. */
export const legalPages: readonly LegalPage[] = [
  {
    code: 'privacy',
    title: '隐私政策',
    about: '我们收集哪些个人信息、用于什么目的、提供给谁、保存多久，以及您的权利。',
  },
  {
    code: 'terms',
    title: '用户服务协议',
    about: '使用活动页面、课程和相关服务时，您与我们的权利和义务。',
  },
]
