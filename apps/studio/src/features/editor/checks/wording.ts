/** What the checks part of the Studio says. */
export const wording = {
  checking: '正在检查…',
  checked: '已检查',
  failed: '检查没有完成',
  failedText: '页面内容不受影响，发布时还会再检查一次。',
  retry: '重新检查',
  good: '没有发现问题',
  goodText: '错误、建议和提示都没有，可以发布。',
  noneOfFilter: '没有符合筛选的问题。',
  severities: { error: '错误', warning: '建议', info: '提示' },
  severityHints: { error: '必须处理才能发布', warning: '不影响发布，建议处理', info: '供参考' },
  filter: '筛选问题',
  all: '全部',
  search: '查找问题',
  counted: (label: string, count: number) => `${label} ${count}`,
  weights: '页面有多重',
  levels: { light: '轻', middle: '中', heavy: '重' },
  weightParts: {
    before: {
      title: '打开时脚本',
      help: (limit: string) => `访客触摸页面之前要下载的脚本，不超过 ${limit} 为好`,
    },
    after: {
      title: '触摸后脚本',
      help: (limit: string) => `访客用过表单等组件之后，脚本合计不超过 ${limit} 为好`,
    },
    pictures: {
      title: '图片',
      help: (limit: string) => `原图合计不超过 ${limit} 为好；手机上会换成较小的副本`,
    },
  },
  page: '页面',
  why: '为什么',
  goThere: '带我去',
  goThereOf: (message: string) => `带我去：${message}`,
  fewer: '收起',
  more: (count: number) => `还有 ${count} 处`,
}
