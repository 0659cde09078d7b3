/** Words for the visitor, as the gateway and the lead form have them. */
export const MESSAGES = {
  entry: '请输入正确的姓名和手机号！',
  address: '请选择所在地区',
  consent: '请先阅读并同意《隐私政策》',
  code: '请输入验证码',
  login: '登录已失效，请填写手机号验证',
  unavailable: '服务暂不可用，请稍后再试',
  network: '网络异常，请稍后重试',
  chunk: '资源加载失败，请刷新重试',
} as const
