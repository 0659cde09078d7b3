/** What the company part of the Studio says. */
export const wording = {
  title: '公司信息与主题',
  about: '公司信息印在每个页面的页脚，主题决定页面的样子。修改后，已发布的页面一起更新，不需要重新发布。',
  fields: {
    company: { label: '公司名称', hint: '页脚的版权所有，也用于默认的标志文字' },
    license_no: { label: '业务许可证号', hint: '经营证券期货业务许可证号' },
    phone: { label: '投诉电话', hint: '页脚和提交成功后显示的客服电话' },
    adviser: { label: '投资顾问', hint: '打开“投资顾问信息”的页面印出姓名' },
    adviser_no: { label: '投资顾问登记编号', hint: '和姓名一起印出' },
    filing_no: { label: '备案号', hint: '讲座、巡讲类页面需要，没有可以留空' },
  },
  missing: (label: string) => `请输入${label}`,
  sample: '示例资料，请换成真实的',
  atStart: (value: string) => `部署配置：${value}`,
  footer: '页脚预览',
  footerShow: (company: string, license: string, phone: string) =>
    `版权所有 © ${company}　经营证券期货业务许可证号：${license}　投诉电话：${phone}`,
  footerAdviser: (adviser: string, number: string) => `本页投资顾问：${adviser}，登记编号：${number}。`,
  save: '保存修改…',
  undo: '放弃修改',
  confirm: '保存这些修改？',
  confirmPages: (pages: number) =>
    pages === 0
      ? '现在没有已发布的页面，之后发布的页面会使用新资料。'
      : `${pages} 个已发布的页面会立即更新，访客下一次打开就看到新资料。`,
  confirmOk: '保存并更新',
  item: '项目',
  before: '现在',
  earlier: '之前',
  after: '改为',
  empty: '（空）',
  saved: '公司信息已保存，页面正在更新',
  conflict: '另一位管理员刚刚修改了公司信息，下面已换成最新内容，请核对后再改',
  history: '修改记录',
  historyNone: '还没有修改过，用的是部署配置的值。',
  historyClock: '时间为北京时间。记录不会改变，也不会删除。',
  changedBy: (at: string, name: string) => `${at} · ${name}`,
  inForce: '现在使用',
  theme: '公司主题',
  themeAbout: '没有单独设置主题的页面都用它。修改后，已发布的页面一起更新，不需要重新发布。',
  themeSave: '保存主题…',
  themeSaved: '公司主题已保存，页面正在更新',
  themeConfirm: '换用这个主题？',
  themePages: (pages: number) =>
    pages === 0
      ? '现在没有跟随公司主题的已发布页面，之后发布的页面会使用新主题。'
      : `${pages} 个已发布的页面会立即更新，访客下一次打开就看到新主题。原来的样子会保留在存证中。`,
  themeOwn: (pages: number) => `另有 ${pages} 个页面单独设置了主题，不受影响：`,
  themeName: (preset: string, changed: number) => (changed === 0 ? preset : `${preset}，另改 ${changed} 项`),
  themeItem: '主题',
  sampleText: (names: string) => `公司信息中的${names}还是示例，访客会在页脚看到。`,
  samplePages: (pages: number) => `现在有 ${pages} 个已发布的页面。`,
  sampleAsk: '请管理员在“公司信息”中填写真实资料。',
  sampleFix: '去填写',
}
