import type { KeptDays } from '../../config/kept-days'

/** A table, and the column from which the age of its rows is counted. */
interface RecordTable {
  name: string
  since: string
}

/** How long records of a kind are kept. */
type Term =
  /** A number of days, which a `retention` rule states too. */
  | { by: 'age'; days(kept: KeptDays): number; setting?: Setting }
  /** A number of days; the database itself checks it against the minimum that it allows. */
  | { by: 'lawful'; days: number; door: EvidenceDoor | 'leads' }
  /** Until the person they belong to is erased, or something else in the product removes them. */
  | { by: 'person' }
  /** They have no end yet. */
  | { by: 'none'; why: string }

/** Which evidence may be deleted, as the function `delete_evidence` knows it. */
type EvidenceDoor = 'promotion' | 'dealing' | 'consent'

interface Setting {
  name: 'NETWORK_LOG_DAYS' | 'MESSAGE_LOG_DAYS'
  /** A lower value is refused at startup, as the law requires at least this. */
  least: number
}

/** A kind of record: what it is, how long it is kept, and why. */
export interface RecordKind {
  kind: string
  /** As compliance reads it. */
  name: string
  tables: readonly RecordTable[]
  term: Term
  /** When the term begins. */
  from: string
  ground: string
  /** A lawyer has to confirm the term. */
  isUnsure?: true
}

const NETWORK = { name: 'NETWORK_LOG_DAYS', least: 184 } as const
const MESSAGES = { name: 'MESSAGE_LOG_DAYS', least: 184 } as const
const THREE_YEARS = 1_096
const FIVE_YEARS = 1_827
const TWENTY_YEARS = 7_305

const NETWORK_LAW = '《网络安全法》第二十一条：网络日志不少于六个月'
const SHORTEST = '《个人信息保护法》第十九条：实现处理目的所必要的最短时间'
const RECORDS = '《个人信息保护法》第五十六条：处理记录不少于三年'
const ADVICE = '《证券投资顾问业务暂行规定》第二十八条：业务档案在合同终止后不少于五年'
const SUITABILITY = '《证券期货投资者适当性管理办法》第三十二条：不少于二十年'
const HAPPENED = '产生之日'

const at = (since: string, ...names: string[]): RecordTable[] => names.map((name) => ({ name, since }))
const days = (count: number): Term => ({ by: 'age', days: () => count })
const networkLogs: Term = { by: 'age', days: ({ networkLogs }) => networkLogs, setting: NETWORK }

/**
 * Every kind of record that says something about a visitor, is evidence, or is deleted by age: what is kept for how
 * long, and on what ground. A test checks it against the tables and the rules of all modules, so that none is forgotten
 * and none has two terms.
 */
export const recordKinds: readonly RecordKind[] = [
  {
    kind: 'visits',
    name: '访问记录',
    tables: [
      ...at(
        'created_at',
        'visit_log',
        'page_event',
        'web_vital',
        'state_code_hit',
        'url_link_log',
        'kept_channel',
      ),
      ...at('minute', 'browse_log'),
      ...at('first_at', 'experiment_unit'),
      ...at('noted_at', 'invite_share'),
      ...at('hour', 'visit_leaf'),
    ],
    term: networkLogs,
    from: HAPPENED,
    ground: NETWORK_LAW,
  },
  {
    kind: 'conversions',
    name: '转化记录',
    tables: at('created_at', 'conversion'),
    term: networkLogs,
    from: HAPPENED,
    ground: NETWORK_LAW,
  },
  {
    kind: 'logins',
    name: '登录记录',
    tables: at('expire_at', 'session'),
    term: networkLogs,
    from: '登录失效之日',
    ground: NETWORK_LAW,
  },
  {
    kind: 'messages',
    name: '短信与验证码',
    tables: at('created_at', 'sms_message', 'sms_code', 'captcha_log'),
    term: { by: 'age', days: ({ messageLogs }) => messageLogs, setting: MESSAGES },
    from: '发送之日',
    ground: NETWORK_LAW,
  },
  {
    kind: 'message_counts',
    name: '短信次数',
    tables: at('sent_at', 'sms_phone'),
    term: days(2),
    from: '发送之日',
    ground: `${SHORTEST}（只用于限制次数）`,
  },
  {
    kind: 'call_counts',
    name: '访问频率计数',
    tables: at('window_start', 'call_count'),
    term: days(1),
    from: '计数开始',
    ground: `${SHORTEST}（只用于限制次数）`,
  },
  {
    kind: 'bookings',
    name: '直播预约、开放日报名与表单',
    tables: [
      ...at('created_at', 'live_reserve', 'survey_answer'),
      ...at('registered_at', 'openday_register'),
    ],
    term: days(730),
    from: '提交之日',
    ground: `${SHORTEST}；两年内可能需要核对`,
  },
  {
    kind: 'live_codes',
    name: '活码分配',
    tables: at('created_at', 'live_code_session'),
    term: days(30),
    from: HAPPENED,
    ground: SHORTEST,
  },
  {
    kind: 'holding_checks',
    name: '持仓诊断',
    tables: at('created_at', 'holding_check'),
    term: days(30),
    from: '提交之日',
    ground: SHORTEST,
  },
  {
    kind: 'reminders',
    name: '提醒',
    tables: at('settled_at', 'reminder'),
    term: days(180),
    from: '发出或取消之日',
    ground: SHORTEST,
  },
  {
    kind: 'renewal_reminders',
    name: '续费提醒',
    tables: at('created_at', 'jump_remind'),
    term: days(90),
    from: HAPPENED,
    ground: SHORTEST,
  },
  {
    kind: 'member_notices',
    name: '内部通知',
    tables: at('ages_from', 'member_notice'),
    term: days(180),
    from: '读过之日（无人读的，产生半年后）',
    ground: '工作需要',
  },
  {
    kind: 'alarms',
    name: '页面告警',
    tables: at('ended_at', 'alarm'),
    term: days(400),
    from: '结束之日',
    ground: '工作需要',
  },
  {
    kind: 'alarm_messages',
    name: '告警通知',
    tables: at('created_at', 'alarm_message'),
    term: days(90),
    from: HAPPENED,
    ground: '工作需要',
  },
  {
    kind: 'quote_ticks',
    name: '逐笔行情',
    tables: at('received_at', 'quote_tick'),
    term: days(7),
    from: '收到之日',
    ground: '工作需要',
  },
  {
    kind: 'leads',
    name: '线索',
    tables: at('created_at', 'lead'),
    term: { by: 'lawful', days: THREE_YEARS, door: 'leads' },
    from: '最后一次留资或跟进（成交的除外）',
    ground: `${RECORDS}；到期后清空手机号、姓名和跟进内容，只留统计`,
    isUnsure: true,
  },
  {
    kind: 'consents',
    name: '授权同意',
    tables: at('created_at', 'consent_log'),
    term: { by: 'lawful', days: THREE_YEARS, door: 'consent' },
    from: '撤回，或被新的同意代替',
    ground: `${RECORDS}；第六十九条：处理者须能证明`,
    isUnsure: true,
  },
  {
    kind: 'promotion_exposures',
    name: '页面所见：留资、登录、报名、入群、同意',
    tables: at('created_at', 'exposure'),
    term: { by: 'lawful', days: FIVE_YEARS, door: 'promotion' },
    from: HAPPENED,
    ground: `${RECORDS}；${ADVICE}`,
    isUnsure: true,
  },
  {
    kind: 'dealing_exposures',
    name: '页面所见：下单、付款、签约',
    // Other rows of the same table.
    tables: [],
    term: { by: 'lawful', days: TWENTY_YEARS, door: 'dealing' },
    from: HAPPENED,
    ground: `${ADVICE}；${SUITABILITY}`,
    isUnsure: true,
  },
  {
    kind: 'visitors',
    name: '访客账号与偏好',
    tables: [
      ...at('created_at', 'softuser', 'account_intent', 'live_code_handout', 'service_group', 'ticket'),
      ...at(
        'created_at',
        'tour_light',
        'tour_like',
        'tour_comment',
        'tour_comment_block',
        'tour_enroll',
        'invite_code',
      ),
      ...at('', 'staff_bind', 'user_tag', 'group_member', 'sim_player', 'sim_follow', 'video_progress'),
    ],
    term: { by: 'person' },
    from: '注销',
    ground: '《个人信息保护法》第四十七条：撤回同意或注销后删除',
  },
  {
    kind: 'orders',
    name: '订单与付款',
    tables: at('created_at', 'shop_order', 'entitlement_grant', 'hidden_payer'),
    term: { by: 'none', why: '订单、付款、对账互相引用，不能单独删除；注销后不再对应个人' },
    from: '合同终止',
    ground: ADVICE,
    isUnsure: true,
  },
  {
    kind: 'benefits',
    name: '优惠券、奖品与邀请',
    tables: [...at('created_at', 'invite'), ...at('', 'user_coupon', 'prize_grant')],
    term: { by: 'none', why: '与订单和库存的账目互相引用；注销后不再对应个人' },
    from: '合同终止',
    ground: ADVICE,
    isUnsure: true,
  },
  {
    kind: 'contracts',
    name: '合同',
    tables: [...at('created_at', 'contract_withdrawal'), ...at('', 'contract_sign', 'contract_file')],
    term: { by: 'none', why: '订单引用合同，到期前须先给订单一个终点' },
    from: '合同终止后五年',
    ground: ADVICE,
    isUnsure: true,
  },
  {
    kind: 'risk_tests',
    name: '风险测评与适当性匹配',
    tables: at('created_at', 'risk_test', 'suitability_check'),
    term: { by: 'none', why: '二十年未到；订单引用匹配记录，到期前须先给订单一个终点' },
    from: '产生之日起二十年',
    ground: SUITABILITY,
    isUnsure: true,
  },
  {
    kind: 'renderings',
    name: '页面留存',
    tables: [
      ...at('first_loaded_at', 'rendering'),
      ...at('', 'rendering_part'),
      ...at('first_served_at', 'rendering_asset'),
    ],
    term: { by: 'none', why: '不含个人信息；同一页面可能再次被看到，所见记录也引用它' },
    from: '最后一次被看到',
    ground: ADVICE,
    isUnsure: true,
  },
  {
    kind: 'approvals',
    name: '审批与发布记录',
    tables: at('', 'approval_policy', 'approval', 'page_publication', 'page_version'),
    term: { by: 'none', why: '不含访客信息；证明每一版由谁同意' },
    from: '页面下线',
    ground: ADVICE,
    isUnsure: true,
  },
  {
    kind: 'audit',
    name: '审计与封存',
    tables: [
      ...at('at', 'audit_log'),
      ...at('', 'audit_seal', 'audit_head', 'company_data'),
      ...at('created_at', 'evidence_seal'),
    ],
    term: { by: 'none', why: '逐条相连，删去一条就无法再证明其余；不含访客信息' },
    from: HAPPENED,
    ground: '《网络安全法》第二十一条；证明其他记录没有被改动',
  },
  {
    kind: 'contests',
    name: '模拟大赛账目',
    tables: at(
      '',
      ...['sim_cash_ledger', 'sim_share_ledger', 'sim_fill', 'sim_account', 'sim_position', 'sim_final'],
    ),
    term: { by: 'none', why: '名次由账目算出；注销后不再对应个人' },
    from: '大赛结束',
    ground: '比赛规则：名次须可核对',
  },
  {
    kind: 'holds',
    name: '诉讼保全、封存的注销资料与删除报告',
    tables: [
      ...at('set_at', 'legal_hold'),
      ...at('asked_at', 'held_erasure'),
      ...at('made_at', 'deletion_report'),
    ],
    term: { by: 'none', why: '证明为什么保留、为什么删除；封存的资料在保全解除后清空' },
    from: HAPPENED,
    ground: RECORDS,
  },
]

/** The kind of record that a table belongs to; the first if it has rows of two kinds. */
export function kindOfTable(name: string): RecordKind | undefined {
  return recordKinds.find(({ tables }) => tables.some((table) => table.name === name))
}
