import type { JournalEntry } from './journal'

/** What the preview part of the Studio says. */
export const wording = {
  title: (title: string) => `预览 ${title}`,
  backToEdit: '返回编辑',
  about: '就是访客看到的页面，展示已保存的草稿。点击只在这里记录，不会真的发出。',
  place: '打开环境',
  version: 'App 版本',
  login: '登录状态',
  loggedOut: '未登录',
  loggedIn: '已登录',
  width: '屏幕宽度',
  widths: {
    phone: (width: number) => `手机 ${width} 像素`,
    tablet: (width: number) => `平板 ${width} 像素`,
    desktop: (width: number) => `电脑 ${width} 像素`,
  },
  replies: '提交结果',
  manners: { accepts: '成功', refuses: '拒绝', lost: '网络断开' },
  frame: (place: string) => `${place}中的页面`,
  loading: '正在打开页面…',
  refresh: '刷新',
  kinds: { 点击: '点击', 消息: '消息', 接口: '接口', 跳转: '跳转', 统计: '统计' } satisfies Record<
    JournalEntry['kind'],
    string
  >,
  journal: '发生了什么',
  journalEmpty: '点击页面中的按钮，这里会列出消息、接口、跳转和统计。',
  clear: '清空',
  phone: '手机预览',
  qr: '手机扫码打开的二维码',
  qrAbout: '用手机扫码打开，无需登录。',
  qrLocal: '手机需与这台电脑在同一网络。',
  qrUnreachable: '当前地址是本机地址，手机打不开。请用局域网地址打开工作台后再扫码。',
  validFor: (left: string) => `有效期还剩 ${left}`,
  expired: '链接已过期',
  renew: '重新生成',
  open: '新窗口打开',
  copy: '复制链接',
  copied: '链接已复制',
  notCopied: '浏览器不允许复制，请手动选中后复制',
  notSaved: '还有修改没有保存，预览展示的是上次保存的内容',
}
