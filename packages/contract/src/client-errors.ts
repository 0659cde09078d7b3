import { defineError } from './define-error'
import { LOGIN_EXPIRED } from './error-codes'

// What the client itself has to know, kept out of the catalogue: with that, every phone that asks for a number would
// load the texts of all refusals.

/** `code` of a reply that did what was asked. */
export const SUCCESS_CODE = 1

export const loginExpired = defineError({ code: LOGIN_EXPIRED, http: 403, msg: '登录已失效，请重新登录' })

export const serverError = defineError({ code: 500000, http: 500, msg: '服务器开小差了，请稍后再试' })
