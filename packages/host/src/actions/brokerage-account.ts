import { ActionFailure, always, type Handler } from './handler'

const IMAGE = /^[^?#]+\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#]|$)/i

/** Type 9: opens an account with the broker, or shows the code of somebody who helps with it. */
export const openBrokerageAccount: Handler = {
  needsLogin: always,
  async run(_action, { ask, primitives }) {
    const payload = { open_brokerage_type: 'caida' }
    const { code, response } = await ask('brokerageOpenUserConf', payload)
    const { registration_url, qy_wechat_service_url } = response ?? {}
    if (registration_url) return primitives.openUrl(registration_url)
    if (!qy_wechat_service_url) throw new ActionFailure('暂无法开户，请联系客服', code)
    if (IMAGE.test(qy_wechat_service_url)) return primitives.showQr(qy_wechat_service_url)
    await primitives.openUrl(qy_wechat_service_url)
  },
}
