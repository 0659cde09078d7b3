/** Texts around the screens. */
export const wording = {
  navigation: '主导航',
  skip: '跳到正文',
  reload: '刷新页面',
  groups: {
    making: '页面制作',
    customers: '客户',
    events: '活动',
    content: '内容',
    selling: '商品与订单',
    compliance: '合规',
    management: '管理',
  },
  forbidden: {
    title: '没有权限查看这里',
    text: '您的角色不包含这项功能。如果工作需要，请联系管理员为您添加角色。',
  },
  broken: {
    title: '这里出了点问题',
    text: '刷新页面通常可以恢复，已经保存的内容不会丢失。若一直出现，请联系管理员。',
  },
  outdated: {
    title: '页面代码没有加载完整',
    text: '可能是网络中断，或者系统刚刚更新。请刷新页面后继续。',
  },
}
