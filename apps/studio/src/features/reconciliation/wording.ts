import type { Answer } from '../../state/calls'

type Difference = Answer<'differenceList'>['list'][number]
type Day = Answer<'billDayList'>['list'][number]

/** What the reconciliation part of the Studio says. */
export const wording = {
  title: '对账',
  about: '每天 10:05 起自动获取前一天的平台账单，与订单记录逐笔核对。差异全部处理或签署后，当天才会结清。',
  none: '还没有账单日。启用支付后，第二天起每天自动对账。',
  noneFound: '没有符合条件的账单日',
  open: (day: string, supplier: string) => `查看 ${day} ${supplier}`,
  columns: {
    day: '账单日',
    supplier: '支付平台',
    state: '状态',
    paid: '平台收款',
    ledgerPaid: '我方收款',
    refunded: '平台退款',
    ledgerRefunded: '我方退款',
    differences: '差异',
  },
  states: { open: '未结清', closed: '已结清', signed: '签署结清' } satisfies Record<Day['state'], string>,
  waiting: '等待账单',
  problems: {
    absent: '平台还没有出账单',
    unreachable: '平台没有应答',
    unreadable: '账单无法使用',
  } satisfies Record<NonNullable<Day['problem']>, string>,
  counts: (open: number, done: number) =>
    open > 0 ? `${open} 条待处理` : done > 0 ? `${done} 条已处理` : '无',
  filter: {
    title: '筛选账单日',
    all: '全部',
    state: '状态',
    supplier: '支付平台',
    days: '账单日',
    from: '起始日',
    to: '截止日',
  },
  detail: {
    title: (day: string, supplier: string) => `${day} ${supplier}`,
    gone: '没有这一天的账单记录',
    facts: '账单与我方记录',
    side: { theirs: '平台账单', ours: '我方记录', gap: '相差' },
    paid: '收款',
    refunded: '退款',
    noBill: '—',
    state: '状态',
    lines: '账单行数',
    fetched: '获取时间',
    asked: '上次请求',
    file: '文件指纹',
    fileHint: 'SHA-256，可与自行下载的账单文件核对',
    problemAbout: {
      absent: '账单一般在次日 10 点前生成。系统每半小时请求一次，也可以手动重新获取。',
      unreachable: '系统会自动重试，也可以手动重新获取。',
      unreadable:
        '账单里有残缺的行或合计不符，整份都没有采用，订单没有任何变化。请重新获取，仍不行请联系支付平台。',
    } satisfies Record<NonNullable<Day['problem']>, string>,
    run: '重新对账',
    fetch: '重新获取账单',
    ran: {
      closed: '对账完成，没有差异',
      signed: '对账完成，没有新的差异',
      open: '对账完成，还有差异待处理',
      noBill: '还没有拿到账单，稍后会自动重试',
    },
    tooOften: '操作过于频繁，请稍后再试',
    differences: '差异',
    noDifferences: '两边逐笔一致，没有差异。',
    noneYet: '拿到账单后才能逐笔核对。',
  },
  kinds: {
    payment_theirs: '平台有这笔收款，我方没有',
    payment_ours: '我方有这笔收款，平台账单没有',
    amount: '两边金额不一致',
    refund_theirs: '平台有这笔退款，我方没有',
    refund_ours: '我方有这笔退款，平台账单没有',
    day_edge: '两边记在不同的日子',
    bill_late: '账单没有按时拿到',
  } satisfies Record<Difference['kind'], string>,
  difference: {
    number: { payment: '平台交易号', refund: '退款单号', bill: '' } satisfies Record<
      Difference['of'],
      string
    >,
    outTradeNo: '支付单号',
    pid: '订单号',
    noOrder: '不属于任何订单',
    theirs: '平台',
    ours: '我方',
    absent: '无',
    side: (sum: string, at: string) => `${sum}，${at}`,
    reason: (reason: string) => `签署理由：${reason}`,
    decided: (name: string | null, at: string) => (name === null ? `系统 ${at}` : `${name} ${at}`),
  },
  differenceStates: { open: '待处理', settled: '已处理', signed: '已签署' } satisfies Record<
    Difference['state'],
    string
  >,
  outcomes: {
    '': '',
    elsewhere: '同一笔款，两边都有，只是临近零点记在了不同的日子',
    gone: '再次对账时两边已经一致',
    paid: '已补记，订单已支付，权益已开通',
    late: '已补记，订单此前已关闭，款项转入待退款',
    twice: '已补记，属重复支付，款项转入待退款',
    repeat: '这笔款之前已经补记',
    confirmed: '已向平台查询，与我方记录一致',
    refunded: '已补记为退款成功',
  } satisfies Record<Difference['outcome'], string>,
  settle: {
    payment_theirs: {
      button: '补记这笔收款',
      title: '补记这笔收款？',
      about:
        '订单还在等待支付的，会变为已支付并开通权益；订单已经关闭或已支付的，这笔款会转入待退款，由同事批准后退回。',
    },
    payment_ours: {
      button: '向平台查询',
      title: '向支付平台查询这笔收款？',
      about: '平台确认收到且金额一致的，这条差异就算处理完成；否则差异保留，需核实后签署。',
    },
    refund_theirs: {
      button: '查询并补记退款',
      title: '向支付平台查询这笔退款？',
      about: '退款是我方发起、平台确认已退的，会补记为退款成功；不是我方发起的不会补记，需核实后签署。',
    },
    refund_ours: {
      button: '向平台查询',
      title: '向支付平台查询这笔退款？',
      about: '平台确认已退且金额一致的，这条差异就算处理完成；否则差异保留，需核实后签署。',
    },
    submit: '确定',
    done: '差异已处理',
  },
  sign: {
    button: '签署',
    title: '签署这条差异',
    about: '签署表示您已核实差异的原因。姓名、时间和理由会记入审计记录，签署后不能撤回。',
    reason: '核实结果与理由',
    reasonHint: '例如：线下收款，与平台商户后台核对一致',
    reasonMissing: '请写明理由，至少 2 个字',
    submit: '确认签署',
    done: '差异已签署',
  },
  export: {
    title: '导出差异',
    reasonHint: '例如：11 月月度核对',
    range: (supplier: string, days: string) => `${supplier}，${days}`,
    allSuppliers: '全部支付平台',
    allDays: '全部账单日',
    days: (from: string | undefined, to: string | undefined) =>
      from === to ? String(from) : `${from ?? '最早'} 至 ${to ?? '最新'}`,
  },
}
