// A door of its own: it is loaded when a visitor asks for a code, and not before.
export type { CaptchaAnswer } from './captcha-answer'
export { type CaptchaFor, solveCaptcha } from './solve-captcha'
