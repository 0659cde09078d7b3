/** What the canvas says inside its frame. */
export const wording = {
  unknown: (name: string) => `没有“${name}”这种组件，它不会显示`,
  floats: (title: string, name: string) => (name ? `${title}“${name}”，选中后打开` : `${title}，选中后打开`),
  emptySlot: '点击这里挑选组件，或把组件拖进来',
  nothingInside: '这里还没有组件',
  broken: (title: string) => `“${title}”无法显示`,
  brokenReason: (reason: string) => `其他内容不受影响。请检查它的属性，改动后会重新显示。原因：${reason}`,
  conditional: '有显示条件',
  editing: (title: string) => `编辑${title}`,
  textTools: '文字格式',
  link: '链接',
  linkAddress: '链接地址',
  linkHint: 'https:// 开头的地址，或 #组件id',
  linkApply: '确定',
  linkRemove: '去掉链接',
  linkRefused: '这个地址不安全或不在允许名单内',
  textLeft: (length: number, limit: number) => `${length}/${limit}`,
}
