/** A note by a player, whose number counts from 0 in order of sign-up. */
export interface DemoArticle {
  player: number
  title: string
  body: string
  is_member_only?: boolean
  state?: 'approved' | 'waiting' | 'removed'
}

const OVER: readonly DemoArticle[] = [
  {
    player: 0,
    title: '一个月里我改掉的三个习惯',
    body: '<p>比赛刚开始的几天，我几乎每个小时都要看一次账户。后来我给自己定了三条规矩。</p><ol><li><p>开盘后半小时不下单，先看计划。</p></li><li><p>每笔买入前写下卖出的条件。</p></li><li><p>一周只复盘一次，不为单日的涨跌改主意。</p></li></ol><p>收益曲线没有变得更陡，但回撤小了一半。这只是模拟比赛里的个人记录，不构成任何建议。</p>',
  },
  {
    player: 3,
    title: '仓位比选股更先想清楚',
    body: '<p>我的做法是先定好单只股票最多占多少，再去看买什么。这样即使看错，也只是错一部分。</p><p>这届比赛里我看错了四次，合计影响不到两个点。</p>',
  },
  {
    player: 12,
    title: '复盘：一次过早的清仓',
    body: '<p>比赛第二周的一次清仓，理由只是“已经赚了”。回头看，当时写下的卖出条件并没有出现。</p><p>教训：<b>条件没到，就不动。</b></p>',
  },
  {
    player: 7,
    title: '我的持仓记录与思路（仅限服务中的用户）',
    body: '<p>这里记录我在比赛最后一周每天收盘后的持仓变化和当时的考虑。</p><p>周一：减仓，因为单只占比超过了自己定的上限。</p>',
    is_member_only: true,
  },
  {
    player: 21,
    title: '从零开始参加模拟大赛',
    body: '<p>第一次参加，最大的收获是弄懂了 T+1、涨跌停和手续费怎么算。</p><p>建议新同学先用几天时间小单试一遍流程。</p>',
  },
  { player: 30, title: '等待审核的笔记', body: '<p>这篇笔记还在等待审核。</p>', state: 'waiting' },
  { player: 31, title: '已下架的笔记', body: '<p>这篇笔记已经下架。</p>', state: 'removed' },
  {
    player: 34,
    title: '两周复盘：换手太多的代价',
    body: '<p>比赛的前两周我一共成交了三十多笔，回头算账，<b>手续费和印花税</b>占去的部分比我想的多。</p><ul><li><p>同一只股票当天买、隔天卖的，占了一半以上。</p></li><li><p>真正拖累成绩的不是看错方向，而是进出太勤。</p></li></ul><p>后两周把每天的委托限制在两笔以内，回撤明显变小。以上只是模拟比赛的个人记录。</p>',
    state: 'waiting',
  },
  {
    player: 42,
    title: '我给自己写的下单前检查表',
    body: '<p>每次下单之前，我会逐条回答下面四个问题，有一条答不上来就不下单：</p><ol><li><p>买入的理由能不能用一句话写清楚？</p></li><li><p>在什么价位认错？</p></li><li><p>这一笔之后单只占比多少？</p></li><li><p>今天的公告看过没有？</p></li></ol>',
    is_member_only: true,
    state: 'waiting',
  },
]

const TRADED: readonly DemoArticle[] = [
  {
    player: 0,
    title: '开赛第一周：先把计划写在纸上',
    body: '<p>这一届我给自己定的计划只有三行：</p><ol><li><p>同时持有不超过四只。</p></li><li><p>买入之前写好在什么价位认错。</p></li><li><p>每周五收盘后复盘一次。</p></li></ol><p>第一周做到了两条，第三条拖到了周日。这只是模拟比赛里的个人记录。</p>',
  },
  {
    player: 5,
    title: '为什么我在午后才下单',
    body: '<p>上午的价格变得快，我常常追着改委托。改成午后再看，撤单的次数少了一大半。</p><p>它不一定让成绩更好，但让我<b>少做了许多没有理由的交易</b>。</p>',
  },
  {
    player: 9,
    title: '一次涨停排队的经历',
    body: '<p>委托价等于涨停价，一直没有成交。后来才明白：封住涨停时没有人卖，限价委托只能等。</p><p>收盘后委托自动撤销，冻结的资金回到了账户。规则里都写着，自己遇到一次才记得住。</p>',
    is_member_only: true,
  },
]

/** Notes for the contest that is over and for the one that is running. */
export const DEMO_ARTICLES = { over: OVER, traded: TRADED } as const
