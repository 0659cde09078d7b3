import { CallError } from '@yingzao/contract/client'
import type { MiniProgramPage } from '../primitives'
import type { Parts } from './parts'

/** Where WeChat's own links to mini programs lead. */
export const WECHAT_LINK_HOSTS = ['wxaurl.cn', 'wxmpurl.cn']

/** Days; a link is followed at once. */
const VALIDITY = 1

/** A link that opens a mini program from outside WeChat. None when the call failed; the visitor was told so. */
export async function urlLink({ outside }: Parts, target: MiniProgramPage): Promise<string | undefined> {
  const { name, page, query = '' } = target
  try {
    const payload = { name, page, query, out_date_num: VALIDITY }
    const { url_link } = await outside.call('generateUrlLink', payload, { rejectOnBizError: true })
    return url_link
  } catch (error) {
    if (error instanceof CallError) return undefined
    throw error
  }
}
