import type { feedColumn } from '../feed-tables'

/** The descriptions of the demo's columns: what they show, how they are made, what they cannot tell. */
export const demoColumns: (typeof feedColumn.$inferInsert)[] = [
  {
    kind: 'lhb',
    title: '龙虎榜',
    method:
      '按交易所公布的交易公开信息整理：当日涨跌幅、换手率等达到披露标准的股票，以及买入、卖出金额最大的五个席位。同一只股票因不同原因上榜的，分别列出。净买入额为买入额减卖出额，单位换算为元。',
    limits:
      '只反映上榜当日公开披露的席位，看不到其他成交，也看不出席位背后是谁、为什么买卖、第二天会不会继续。上榜不代表值得买入或应当卖出。',
    free_rows: 3,
    lock_kind: 'rule',
    lock_ids: ['in-force'],
    lock_url: '/h5-page/h5/etf-course',
  },
  {
    kind: 'jgdy',
    title: '机构调研',
    method:
      '按上市公司发布的投资者关系活动记录整理：调研日期、参加的机构、方式和主要内容，每一条都附有公告原文。按调研日期从近到远排列。',
    limits:
      '公司披露有先后，最近几天的调研可能还没有公布。机构参加调研是了解情况，不等于看好或持有，也不代表公司未来的经营结果。',
    free_rows: 3,
    lock_kind: 'login',
  },
  {
    kind: 'etf',
    title: 'ETF 观察',
    method:
      '按收盘价计算各 ETF 近 1、5、20 个交易日的涨跌幅，规模为基金公司最近一次公布的数字，风险等级按产品资料列出。',
    limits:
      '过去的涨跌不预示以后的表现。没有计入交易费用和跟踪误差；规模不是实时数据。请结合自己的风险测评结果判断是否适合。',
    free_rows: 2,
    lock_kind: 'buy',
    lock_ids: ['1191'],
    lock_url: '/h5-page/h5/etf-course',
  },
  {
    kind: 'fund',
    title: '主题基金',
    method:
      '按基金公司公布的单位净值计算近 1 个月、近 1 年的涨跌幅，分红按再投资计算，按主题归类，每个交易日更新一次。',
    limits:
      '净值一般晚一天公布，涨跌幅是过去的结果，不代表以后的收益。主题归类只说明大致方向，实际持仓以基金定期报告为准。',
    free_rows: 3,
  },
]
