import { type CallError, errors } from '@yingzao/contract/client'
import { terminalType } from '../environment/terminal-type'
import { ActionFailure, type ActionTools, type Handler, LoginNeeded } from './handler'

const NO_CODE = '二维码获取失败，请稍后重试'

/** Type 2: whatever the live code leads to at this moment. Only the gateway knows whether that needs a login. */
export const showLiveCode: Handler = {
  async run({ codeId = '' }, tools) {
    const { primitives, copy, toast } = tools
    const { kind, image, text, minp } = await load(codeId, tools)
    if (kind === 'minp' && minp) return primitives.openMp(minp)
    if (kind === 'text' && text) return toast((await copy(text)) ? '复制成功' : '复制失败，请长按复制')
    if ((kind === 'image' || kind === 'wecom') && image) return primitives.showQr(image)
    throw new ActionFailure(NO_CODE)
  },
}

async function load(code_id: string, { ask, container, isLoggedIn }: ActionTools) {
  const payload = { code_id, terminal_type: terminalType(container) }
  const wasAnonymous = !isLoggedIn()
  const { response, code } = await ask('liveCodeDetail', payload).catch((error: CallError) => {
    if (error.reply?.code !== errors.loginExpired.code) throw new ActionFailure(NO_CODE, error.reply?.code)
    throw wasAnonymous ? new LoginNeeded() : error
  })
  if (!response) throw new ActionFailure(NO_CODE, code)
  return response
}
