/** What the frame around the editor's rooms says. */
export const wording = {
  sides: { title: '显示哪一边的面板', left: '组件与图层', right: '属性与检查' },
  tabs: { block: '属性', page: '页面', checks: '检查', comments: '评论' },
  errors: (count: number) => `${count} 个错误`,
  openThreads: (count: number) => `${count} 条未解决的评论`,
}
