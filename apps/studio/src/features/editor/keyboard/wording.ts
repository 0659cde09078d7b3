/** What the keyboard part of the editor says. */
export const wording = {
  backspace: '退格',
  sheet: {
    title: '快捷键',
    about: '在画布、图层和面板中都可使用；正在输入文字时，字母和方向键只用于输入。',
    or: '或',
    tree: '图层',
    treeKeys: [
      ['↑ ↓', '选中上一行、下一行'],
      ['→ ←', '展开、收起'],
      ['Home End', '第一行、最后一行'],
      ['Shift + ↑ ↓', '连续多选'],
      ['字母', '跳到以它开头的组件，支持拼音首字母'],
    ],
  },
  palette: {
    title: '查找命令',
    search: '输入命令名称，例如“上移”',
    none: '没有这样的命令',
    results: '命令',
    help: '↑ ↓ 选择，回车执行，Esc 关闭',
  },
  move: {
    title: (what: string) => `移动${what}到`,
    search: '搜索位置',
    none: '没有这样的位置',
    results: '可以移动到的位置',
    first: '页面最前面',
    into: (title: string) => `放进“${title}”的最前面`,
    intoSlot: (title: string, slot: string) => `放进“${title}”的“${slot}”`,
    after: (title: string) => `放到“${title}”之后`,
    help: '↑ ↓ 选择位置，回车确认，Esc 取消',
  },
}
