import type { Table } from './table'

export const rulesLinks: Table = {
  地址只在内部网络可用: 'Address works only in an internal network',
  '如果想跳到页面中的某处，请改用 #id；否则请检查地址。':
    'Use #id to go to a place on the page; otherwise check the address.',
  '弹窗没有打开时，页面里没有可以跳到的地方。':
    'While the popup is closed, there is no place on the page to go to.',
  '点击后只是重新加载同一个页面。': 'A tap only loads the same page again.',
  '点击后页面不动，访客会以为坏了。': 'The page does not move on a tap, and visitors think it is broken.',
  '访客打开预览地址会看到返回栏和未发布的内容。':
    'Visitors who open it see the bar of the preview and content that is not published.',
  '访客的手机打不开本机和内网的地址。':
    'Phones of visitors cannot open addresses of this computer or of an internal network.',
  '请去掉链接中的 isPreview。': 'Take isPreview out of the link.',
  '请把动作改为“打开弹窗”。': 'Use the action “Open a popup”.',
  '请换成不带这些参数的正式链接。': 'Use the proper link without these parameters.',
  '请换成允许名单内的域名；确需使用时，请管理员把域名加入名单。':
    'Use a domain of the list; if another is needed, ask an administrator to add it.',
  '请换成公开的 https 地址。': 'Use a public https address.',
  '请重新选择要滚动到的表单或版块。': 'Choose the form or section to scroll to again.',
  链接域名不在允许名单内: 'Domain not on the list of allowed ones',
  链接指向本页: 'Link leads to this page',
  链接是预览地址: 'Link is a preview address',
  链接里带有凭证或个人信息: 'Credentials or personal data in a link',
  页内链接指向弹窗: 'Link within the page leads to a popup',
  页内链接没有目标: 'Link within the page leads nowhere',
  '页面上的链接人人可见，其中的登录凭证和手机号会泄露；预览凭证半小时后也会失效。':
    'Everybody sees the links of a page, and login tokens and phones in them leak; preview tokens end after half an hour, too.',
  '页面不能把访客带到未经审核的网站。': 'A page must not lead visitors to sites that nobody has reviewed.',
}
