/** What the clipboard part of the editor says. */
export const wording = {
  copied: (what: string) => `已复制${what}，可以粘贴到任何页面`,
  cut: (what: string) => `已剪切${what}`,
  nothing: '没有选中组件，请先选中要复制的组件',
  empty: '剪贴板里没有可以粘贴的内容',
  byKeys: (keys: string) => `浏览器不允许直接读取剪贴板，请按 ${keys} 粘贴`,
  notCopied: '浏览器不允许复制，请按 Ctrl+C 或 ⌘C',
  missing: (ids: string) => `粘贴的内容会打开或跳到 ${ids}，本页没有，请在属性中重新选择`,
  readOnly: '您不能修改这个页面',
  notPictures: '只能把图片拖到页面里，其他文件请先上传到素材库',
  notImage: '只能粘贴图片、文字或组件，其他文件请先上传到素材库',
}
