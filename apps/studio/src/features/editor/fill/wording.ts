/** The texts of the panel in which a template is filled in. */
export const wording = {
  title: '填空',
  about:
    '把模板里的示例换成自己的内容。这里列出通常要改的几处，和不改就不能发布的示例；其他地方随时可以在页面上改。',
  progress: (done: number, all: number) => `已改 ${done} / ${all}`,
  changed: '已改',
  same: '未改',
  place: (block: string) => `在“${block}”`,
  page: '页面设置',
  done: '全部完成，去检查',
  goOn: '先去检查',
  close: '收起',
  closed: '已收起，可以从顶部“更多”里再打开“填空”',
  none: '这个页面没有要填的内容。点击页面上的组件，就可以修改。',
}
