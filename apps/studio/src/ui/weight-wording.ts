/** The texts about the weight of a page, wherever it is shown. */
export const weightWording = {
  title: '页面有多重',
  levels: { light: '轻', middle: '中', heavy: '重' },
  parts: {
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
}
