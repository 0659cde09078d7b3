import { type Block, isAllowedHost, parseAddress, walkBlocks } from '@yingzao/schema/client'
import { actionFields, type Field, type Specs, walkFields } from '@yingzao/schema/server'
import type { Hit, Page, Rule } from '../rule'

/** Links leave the site only for hosts that the business has allowed. */
export const linkHost: Rule = {
  id: 'link-host',
  severity: 'error',
  title: '链接域名不在允许名单内',
  why: '页面不能把访客带到未经审核的网站。',
  fix: '请换成允许名单内的域名；确需使用时，请管理员把域名加入名单。',
  find,
}

function* find({ document, specs, linkHosts }: Page): Iterable<Hit> {
  for (const { block } of walkBlocks(document)) {
    for (const { path, link } of linksOf(block, specs)) {
      const address = parseAddress(link)
      if (address === null || !('host' in address) || isAllowedHost(address.host, linkHosts)) continue
      yield { block, path, message: `链接的域名 ${address.host} 不在允许名单内。` }
    }
  }
}

function* linksOf(block: Block, specs: Specs): Generator<{ path: string; link: string }, void, undefined> {
  const { action } = block.common
  if (action !== undefined) yield* linksIn({ ...action }, actionFields, 'value.action')
  yield* linksIn(block.value, specs.find(block.name)?.fields ?? [], 'value')
}

function* linksIn(
  value: Record<string, unknown>,
  fields: readonly Field[],
  at: string,
): Generator<{ path: string; link: string }, void, undefined> {
  for (const { field, value: text, path } of walkFields(value, fields)) {
    if (typeof text !== 'string') continue
    if (field.control === 'link') yield { path: `${at}.${path}`, link: text }
    if (field.control !== 'html') continue
    for (const [, href = ''] of text.matchAll(/href="([^"]*)"/g)) {
      yield { path: `${at}.${path}`, link: href.replaceAll('&amp;', '&') }
    }
  }
}
