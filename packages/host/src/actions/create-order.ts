import { SUCCESS_CODE } from '@yingzao/contract/client'
import { ActionFailure, always, type Handler } from './handler'
import { parseParams } from './params'
import { readable } from './readable'

/** What `api` may say. The gateway has the same list; a page cannot call anything else with the visitor's token. */
const ORDER_PATHS: readonly (string | undefined)[] = ['/oabase/api/shop/v1/order']

/** Type 8: makes an order and pays it. */
export const createOrder: Handler = {
  needsLogin: always,
  async run({ api, pageParam }, { ask, primitives, pageCode, toast }) {
    if (!ORDER_PATHS.includes(api)) throw new ActionFailure('链接无效')
    const payload = { page_code: pageCode(), ...parseParams(pageParam) }
    const { code, msg, response } = await ask('createOrder', payload)
    if (code !== SUCCESS_CODE) throw new ActionFailure(msg, code)
    // Not every api makes an order: some are finished with their reply, which may hold nothing at all.
    if (response?.pid) return primitives.order(response.pid)
    toast(readable(msg) ?? '操作成功')
  },
}
