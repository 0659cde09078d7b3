/** What the form answers part of the Studio says. */
export const wording = {
  title: '答卷',
  about: '访客在页面“表单”组件中提交的内容，最新的在前。个人信息默认打码。',
  none: '还没有人提交表单。在页面中加入“表单”组件并发布后，提交的内容会出现在这里。',
  noneFound: '没有符合条件的答卷',
  columns: { at: '提交时间', page: '页面', answers: '回答' },
  filter: {
    title: '筛选答卷',
    form: '全部表单',
    days: '提交日期',
    from: '开始日期',
    to: '结束日期',
    formOf: (page: string, count: number) => `${page}（${count.toLocaleString('en-US')} 份）`,
  },
  detail: {
    title: (id: number) => `答卷 ${id}`,
    page: '页面',
    version: (version: number | null) => (version === null ? '内置页面' : `第 ${version} 版`),
    form: '表单编号',
    at: '提交时间',
    answers: '回答',
    nothing: '没有填写任何题目',
  },
  reveal: {
    open: '查看个人信息',
    hide: (seconds: number) => `隐藏（${seconds} 秒）`,
    title: '查看完整的个人信息',
    about: '您的姓名、时间和理由会记入审计记录。内容显示 30 秒后自动隐藏。',
    reason: '查看理由',
    reasonHint: '例如：联系报名的访客',
    usualReasons: ['联系报名的访客', '客户来电核对', '投诉处理'],
    submit: '查看',
    tooMany: '您查看个人信息的次数已达上限，请稍后再试',
  },
  files: {
    nameOf: (number: number, kind: string, size: string) =>
      `文件 ${number}（${kind.toUpperCase()}，${size}）`,
    open: '下载',
    download: (number: number) => `下载文件 ${number}`,
    dialog: {
      title: '下载访客提交的文件',
      about: '您的姓名、时间和理由会记入审计记录，并计入查看次数。请在安全的电脑上打开，用完删除。',
      reason: '下载理由',
      reasonHint: '例如：核对资产证明',
      usualReasons: ['核对访客材料', '客户来电核对', '投诉处理'],
      submit: '下载',
      tooMany: '您查看个人信息的次数已达上限，请稍后再试',
    },
  },
  export: {
    title: '导出答卷',
    chooseForm: '先选择一个表单，再导出它的答卷',
    range: (form: string, from?: string, to?: string) =>
      from || to ? `${form}，${from ?? '…'} 至 ${to ?? '…'}` : form,
    reasonHint: '例如：整理报名名单',
    withPersonal: '包含完整的个人信息',
  },
}
