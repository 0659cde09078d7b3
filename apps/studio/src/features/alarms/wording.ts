/** What a rule compares with: over how many hours, in percent, and from which number on. */
interface RuleLimits {
  hours: number
  percent: number
  floor: number
}

/** The texts of the Studio's alarms. */
export const wording = {
  title: '预警',
  about: '已发布的页面出问题时出现在这里，并通知群里的同事。',
  rules: '预警规则',
  looked: (at: string) => `最近一次检查：${at}，每 10 分钟检查一次`,
  neverLooked: '还没有检查过，系统启动后每 10 分钟检查一次',
  none: '目前一切正常',
  noneAbout: '已发布的页面没有发现问题。',
  noneFound: '没有符合条件的预警',
  kinds: {
    conversion_drop: '提交率下降',
    errors_up: '错误增多',
    no_views: '已发布无访问',
    codes_unused: '验证码发送未填写',
  },
  /** A rule in a sentence. */
  ruleWords: {
    conversion_drop: ({ hours, percent, floor }: RuleLimits) =>
      `过去 ${hours} 小时的提交率，比前 7 天同一时段低 ${percent}% 以上时预警；两边都要有 ${floor} 次填写。`,
    errors_up: ({ hours, percent, floor }: RuleLimits) =>
      `过去 ${hours} 小时的点击和填写中，出错超过 ${percent}%，并且是前 7 天同一时段的两倍以上时预警；至少 ${floor} 次操作。`,
    no_views: ({ hours, floor }: RuleLimits) =>
      `发布超过 ${hours} 小时的页面，过去 ${hours} 小时没有访问，而再之前 ${hours} 小时有 ${floor} 次以上时预警；发布后一直没有访问、同期全站有 ${floor} 次以上访问时也预警。`,
    codes_unused: ({ hours, percent, floor }: RuleLimits) =>
      `过去 ${hours} 小时发出的验证码，填对的不到 ${percent}% 时预警；至少 ${floor} 条。`,
  },
  ofPage: (kind: string, page: string) => `${kind}（${page}）`,
  listed: (names: readonly string[]) => names.join('、'),
  states: { open: '待处理', seen: '已有人看', ended: '已恢复' },
  columns: {
    what: '问题',
    page: '页面',
    state: '状态',
    began: '发现时间',
    ended: '恢复时间',
    seen: '处理',
  },
  openCount: (count: number) => `${count} 项预警待处理`,
  lasts: '持续中',
  nobody: '—',
  noPage: '页面已不存在',
  by: (name: string, at: string) => `${name} · ${at}`,
  filter: { title: '筛选预警', state: '状态', kind: '问题', page: '页面' },
  detail: {
    title: '预警详情',
    facts: '情况',
    why: '原因',
    links: '去查看',
    editor: '打开页面',
    report: '查看这个页面的数据',
    seen: '处理记录',
    seenBy: '处理人',
    note: '备注',
    noteHint: '例如：已联系短信服务商，预计半小时恢复',
    mark: '标记为已看到',
    again: '更新备注',
    marked: '已记录',
    unseen: '还没有人处理。',
  },
  advice: {
    conversion_drop:
      '请打开页面，用手机走一遍表单：提交按钮、验证码、必填项是否正常，最近的修改是否影响了填写。',
    errors_up:
      '请用手机点一遍页面上的按钮和表单，看哪一步报错；跳转小程序、发验证码和提交依赖外部系统，可先确认它们是否正常。',
    no_views:
      '请确认投放链接、二维码和公众号菜单仍指向这个页面；活动已经结束的页面可以下线，或者把渠道链接停用，就不再预警。',
    codes_unused:
      '用户可能没有收到短信，请确认短信服务商的送达情况；若大量手机号来自同一处，可能有人在恶意获取验证码。',
  },
  ruleList: {
    title: '预警规则',
    about: '每 10 分钟检查一次所有已发布的页面。数量不足时不判断，避免误报。',
    all: '全部页面',
    own: '单独设置的页面',
    ownAbout: '单独设置的页面只按自己的规则判断。',
    add: '为一个页面单独设置',
    change: '修改',
    changeOf: (rule: string) => `修改：${rule}`,
    remove: '删除',
    removeOf: (rule: string) => `删除：${rule}`,
    removeTitle: '删除这条单独设置的规则？',
    removeText: '删除后，这个页面按全部页面的规则判断。',
    removed: '已删除',
    on: '启用',
    off: '停用',
    switch: (rule: string) => `启用：${rule}`,
    turnedOn: '已启用',
    turnedOff: '已停用，正在持续的预警会在 20 分钟内结束',
    tells: (channels: string) => `通知：${channels}`,
    tellsNobody: '不通知，只显示在这里',
  },
  channels: { wecom: '企业微信群', mail: '邮件' },
  channelList: {
    title: '通知方式',
    adapters: { live: '已接入', sandbox: '开发环境：消息只保存在本机', absent: '没有设置，不会发送' },
    absentHint: {
      wecom: '请管理员在部署时设置 ALARM_WECOM_WEBHOOK（群机器人的地址）。',
      mail: '请管理员在部署时设置发信服务器（SMTP_HOST、SMTP_FROM 等）。',
    },
    sent: '最近成功',
    failed: '最近失败',
    never: '没有',
    waiting: (count: number) => `${count} 条正在等待发送`,
    test: '发送测试消息',
    testOf: (channel: string) => `发送测试消息：${channel}`,
    tested: { sent: '测试消息已发送', failed: '测试消息没有发出', absent: '没有设置，不能发送' },
    tooOften: '测试过于频繁，请稍后再试',
  },
  form: {
    addTitle: '为一个页面单独设置',
    changeTitle: (kind: string) => `修改规则：${kind}`,
    kind: '检查什么',
    page: '页面',
    pageMissing: '请选择页面',
    hours: '看过去多少小时',
    percents: {
      conversion_drop: '下降多少（%）',
      errors_up: '出错率上限（%）',
      codes_unused: '填写率下限（%）',
    },
    floors: {
      conversion_drop: '至少多少次填写',
      errors_up: '至少多少次操作',
      no_views: '至少多少次访问',
      codes_unused: '至少多少条验证码',
    },
    numberForm: (least: number, most: number) => `请填写 ${least} 到 ${most} 的整数`,
    tells: '通知谁',
    mailTo: '邮件发给',
    mailToHint: '多个地址用逗号分开；不填时发给部署时设置的地址。',
    mailToForm: (most: number) => `请填写邮件地址，最多 ${most} 个`,
    isOn: '启用这条规则',
    save: '保存',
    saved: '已保存',
    conflict: '刚刚被其他同事修改过。请关闭后重新打开，看过最新内容再改。',
    taken: '这个页面已经单独设置过这一项，请直接修改',
    gone: '页面或规则已经不存在，请关闭后重新打开',
    try: '试一试',
    tryAbout: '按现在填写的数字检查一遍，不会产生预警，也不会通知任何人。',
    tooOften: '试得过于频繁，请稍后再试',
    tried: (judged: number, found: number) =>
      found === 0
        ? `检查了 ${judged} 个页面，现在不会预警。`
        : `检查了 ${judged} 个页面，其中 ${found} 个现在会预警：`,
    beyond: (count: number) => `另有 ${count} 个`,
  },
}
