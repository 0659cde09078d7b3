import type { Container } from '@yingzao/schema/client'

// The inline boot carries these lines in every page, so they are kept to a minimum.

/** Matches phones and tablets (Apple's all say `Mobile`); the app counts as one wherever it runs. */
export const MOBILE = /Mobi|Android|Harmony|n8Web/i

/**
 * Where a page is open, judged by what is known immediately (DOMAIN.md 0.1); the first match counts. `wxEnvironment` is
 * `window.__wxjs_environment`, which WeChat may set after the page has started to run.
 */
export function detectPlace(userAgent: string, wxEnvironment: string | undefined): Container {
  if (userAgent.includes('n8Web')) return 'app'
  if (wxEnvironment === 'miniprogram' || /miniProgram/i.test(userAgent)) return 'mp'
  if (/MicroMessenger|wxwork/i.test(userAgent)) return 'wx'
  return MOBILE.test(userAgent) ? 'mb' : 'pc'
}
