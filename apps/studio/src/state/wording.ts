/** The texts for calls that fail. */
export const wording = {
  network: '网络异常，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  unreadable: '服务暂时不可用，请稍后重试',
  cut: '文件没有传完，请检查网络后重新导出',
  unnamed: '未命名',
}
