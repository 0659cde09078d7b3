import { type Block, isAllowedHost } from '@yingzao/schema/client'
import type { AddressAt } from '../block-parts'
import { eachAddress } from '../each'
import type { Page, PageBlock } from '../page'
import type { Rule } from '../rule'

/** Links leave the site only for hosts that the business has allowed. */
const linkHost: Rule = {
  id: 'link-host',
  group: 'links',
  severity: 'error',
  title: '链接域名不在允许名单内',
  why: '页面不能把访客带到未经审核的网站。',
  fix: '请换成允许名单内的域名；确需使用时，请管理员把域名加入名单。',
  find: eachLink((link, { linkHosts }) => {
    const host = hostOf(link)
    return host !== '' && !isAllowedHost(host, linkHosts) && `链接的域名 ${host} 不在允许名单内。`
  }),
}

const OWN_MACHINE =
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2})$/

/** A link to the author's own machine or network works for nobody else. */
const linkLocal: Rule = {
  id: 'link-local',
  group: 'links',
  severity: 'warning',
  title: '地址只在内部网络可用',
  why: '访客的手机打不开本机和内网的地址。',
  fix: '请换成公开的 https 地址。',
  find: eachAddress((address) => {
    const host = hostOf(address)
    return OWN_MACHINE.test(host) && `${host} 是本机或内网的地址。`
  }),
}

/** A link within the page has somewhere to go. */
const anchorMissing: Rule = {
  id: 'anchor-missing',
  group: 'links',
  severity: 'warning',
  title: '页内链接没有目标',
  why: '点击后页面不动，访客会以为坏了。',
  fix: '请重新选择要滚动到的表单或版块。',
  find: eachLink((link, page) => {
    const id = anchorOf(link)
    return id !== undefined && !page.byId.has(id) && `要滚动到的“${id}”已不在页面中。`
  }),
}

/** What is not in the page until it is opened cannot be scrolled to. */
const anchorToPopup: Rule = {
  id: 'anchor-to-popup',
  group: 'links',
  severity: 'warning',
  title: '页内链接指向弹窗',
  why: '弹窗没有打开时，页面里没有可以跳到的地方。',
  fix: '请把动作改为“打开弹窗”。',
  find: eachLink((link, page) => {
    const id = anchorOf(link)
    const target = id === undefined ? undefined : page.byId.get(id)
    const popup = target && popupAround(page, target)
    return (
      popup && popup !== popupAround(page, page.byId.get(link.block.id)) && `“${id}”在弹窗里，链接到不了。`
    )
  }),
}

/** A link to the page that one is on does nothing. */
const linkToItself: Rule = {
  id: 'link-to-itself',
  group: 'links',
  severity: 'info',
  title: '链接指向本页',
  why: '点击后只是重新加载同一个页面。',
  fix: '如果想跳到页面中的某处，请改用 #id；否则请检查地址。',
  find: eachLink(
    ({ address }, { document }) =>
      document.code !== '' &&
      address.split(/[?#]/, 1)[0] === `/h5-page/h5/${document.code}` &&
      '这个链接就是本页。',
  ),
}

/** A preview is for those who make the page. */
const linkPreview: Rule = {
  id: 'link-preview',
  group: 'links',
  severity: 'warning',
  title: '链接是预览地址',
  why: '访客打开预览地址会看到返回栏和未发布的内容。',
  fix: '请去掉链接中的 isPreview。',
  find: eachLink(({ address }) => /[?&]is_?preview=1/i.test(address) && '链接带有 isPreview=1。'),
}

function eachLink(look: (link: AddressAt, page: Page) => string | undefined | false): Rule['find'] {
  return eachAddress((address, page) => address.use === 'link' && look(address, page))
}

/** Empty for an address of this site. */
function hostOf({ parsed }: AddressAt): string {
  return parsed !== null && 'host' in parsed ? parsed.host : ''
}

function anchorOf({ address }: AddressAt): string | undefined {
  return address.startsWith('#') ? address.slice(1) : undefined
}

function popupAround(page: Page, it: PageBlock | undefined): Block | undefined {
  return it && [...it.ancestors, it.block].find((outer) => page.is(outer, 'opensByTap'))
}

export const linkRules: readonly Rule[] = [
  linkHost,
  linkLocal,
  anchorMissing,
  anchorToPopup,
  linkToItself,
  linkPreview,
]
