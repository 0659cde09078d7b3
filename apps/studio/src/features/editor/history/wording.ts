/** What the history part of the Studio says. */
export const wording = {
  title: '历史',
  list: '修改记录，最新的在最下面',
  opened: '打开页面',
  present: '当前',
  saved: '已保存',
  undone: '已撤销，可以重做',
  none: '还没有修改',
  noneText: '之后的每一步修改都会列在这里，点任意一步即可回到当时。',
  forgotten: (count: number) => `更早的 ${count} 步已不再保留`,
  wentTo: (label: string) => `已回到“${label}”之后`,
}
