// A separate entry point, for pages without the rest of the host.
export { solveWork, type Work } from './solve-work'
export { tencentCaptcha } from './tencent-captcha'
