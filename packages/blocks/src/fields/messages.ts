import { CHUNK_MESSAGE } from '@yingzao/renderer/chunk-message'

/** Words of SPEC.md section 5, of the gateway's catalogue and of its client (DOMAIN.md 0.2, 0.3). */
export const MESSAGES = {
  entry: '请输入正确的姓名和手机号！',
  consent: '请先阅读并同意《隐私政策》',
  code: '请输入验证码',
  unavailable: '服务暂不可用，请稍后再试',
  network: '网络异常，请稍后重试',
  chunk: CHUNK_MESSAGE,
} as const
