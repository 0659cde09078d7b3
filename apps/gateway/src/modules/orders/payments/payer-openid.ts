import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../../config/config'
import { purposeKey } from '../../../config/purpose-key'

const NAME = 'wx_openid'

type Keys = Pick<Config, 'tokenKeys'>

/**
 * The cookie that keeps a payer's id at our WeChat account until the browser is closed: no script can read it, and no
 * other site can have it sent with a call. It is signed, so that nobody pays under an id that WeChat did not give.
 */
export function openidCookie(config: Keys & Pick<Config, 'env'>, openid: string): string {
  const [key] = config.tokenKeys
  const value = Buffer.from(openid).toString('base64url')
  const secure = config.env === 'production' ? '; Secure' : ''
  return `${NAME}=${value}.${sign(key, value)}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The id that a browser keeps. Undefined: none, or one that we have not written. */
export function openidIn({ tokenKeys }: Keys, cookie = ''): string | undefined {
  const [, value = '', given = ''] = PATTERN.exec(cookie) ?? []
  if (value === '') return undefined
  const isOurs = tokenKeys.some((key) => timingSafeEqual(Buffer.from(sign(key, value)), Buffer.from(given)))
  return isOurs ? Buffer.from(value, 'base64url').toString() : undefined
}

/** A signature has 43 characters. */
const PATTERN = new RegExp(`(?:^|; )${NAME}=([\\w-]{1,128})\\.([\\w-]{43})(?:;|$)`)

function sign(key: Keys['tokenKeys'][number], value: string): string {
  return createHmac('sha256', purposeKey(key, 'payer-openid')).update(value).digest('base64url')
}
