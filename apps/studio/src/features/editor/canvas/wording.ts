/** What the canvas part of the Studio says. */
export const wording = {
  frame: '手机画布',
  conditional: '有显示条件',
  selectedMany: (count: number) => `${count} 个组件`,
  drag: (what: string) => `拖动${what}`,
  moveUp: '上移',
  moveDown: '下移',
  duplicate: '复制一份',
  remove: '删除',
  selectParent: '选择上层',
  insertBeside: (title: string, side: 'before' | 'behind') =>
    `在“${title}”${side === 'before' ? '上方' : '下方'}插入`,
  room: {
    marginTop: '上外边距',
    marginBottom: '下外边距',
    paddingTop: '上内边距',
    paddingBottom: '下内边距',
    done: (title: string, units: number) => `${title}改为 ${units}`,
  },
  actions: (title: string) => `${title}的操作`,
  drop: {
    outside: '拖到手机里放下',
    page: '放到页面',
    inside: (title: string) => `放入“${title}”`,
  },
  width: '画布宽度',
  widthIs: (said: string) => `画布宽度：${said}`,
  widths: {
    phone: (width: number) => `手机 ${width} 像素`,
    desktop: (width: number) => `电脑 ${width} 像素`,
  },
  zoom: (percent: number) => `${percent}%`,
  largeText: '大字',
  largeTextHint: '按大字版显示，文字放大 1.3 倍',
  loading: '正在打开画布…',
  failed: '画布打不开，请检查网络后重试。',
  retry: '重试',
}
