import type { Container } from '@yingzao/schema/client'

// The inline boot carries these lines in every page, so they are as few as they can be.

/** Matches phones and tablets (Apple's all say `Mobile`); the app counts as one wherever it runs. */
export const MOBILE = /Mobi|Android|Harmony|n8Web/i

/**
 * Where a page is open, by what can be known at once (DOMAIN.md 0.1); the first that matches counts.
 * `wxEnvironment` is `window.__wxjs_environment`, which WeChat may set later than the page begins to run.
 */
export function detectPlace(userAgent: string, wxEnvironment: string | undefined): Container {
  if (userAgent.includes('n8Web')) return 'app'
  if (wxEnvironment === 'miniprogram' || /miniProgram/i.test(userAgent)) return 'mp'
  if (/MicroMessenger|wxwork/i.test(userAgent)) return 'wx'
  return MOBILE.test(userAgent) ? 'mb' : 'pc'
}
