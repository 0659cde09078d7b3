import type { Answer } from '../../state/calls'

type Kind = Answer<'renewalSummary'>['reminders'][number]['kind']

const kinds: Readonly<Record<Kind, string>> = {
  unpaid: '订单待支付',
  expiring: '服务即将到期',
  coupon: '优惠券可用',
}

/** What the renewals part of the Studio says. */
export const wording = {
  title: '续费',
  about: '哪些服务快到期，以及页面上的提醒带来了多少付款。',
  ending: '到期情况',
  endingAbout: '按客户人数，退款的不计入',
  noneEnding: '前后 30 天内没有服务到期。',
  product: '商品',
  soon: '30 天内到期',
  ended: '30 天内已到期、没有续费',
  reminders: '提醒效果',
  remindersAbout: '每位客户每天最多提醒一次；付款指看到提醒后 7 天内付过任意一笔订单',
  noneShown: '这段时间没有提醒过客户。',
  kind: '提醒',
  page: '页面',
  shown: '提醒次数',
  paid: '其中付款',
  rate: '付款比例',
  days: '统计时间',
  lastDays: (days: number) => `最近 ${days} 天`,
  people: (count: number) => `${count} 人`,
  kinds,
}
