import type { BrowserContext } from 'playwright-core'
import type { DemoGateway } from './demo-place'

/** Logs the visitor of a tab in, as the login page would: with the cookie, and nothing else. */
export async function logIn(
  context: BrowserContext,
  gateway: DemoGateway,
  { handset, origin }: { handset: string; origin: string },
): Promise<void> {
  const value = await gateway.token(handset)
  await context.addCookies([{ name: 'token', value, url: origin }])
}
