import type { TestGateway } from './start-test-gateway'

/**
 * Publishes a page again and waits until the gateway has heard of it, as any process does a moment later: until then it
 * answers from what it kept of the page in memory.
 */
export async function publishHeard(gateway: TestGateway, text: string): Promise<void> {
  const { code } = JSON.parse(text) as { code: string }
  const heard = new Promise<void>((resolve) => {
    gateway.app.publishedPages.watch({
      pageChanged: (changed) => changed === code && resolve(),
      companyChanged: () => {},
      everythingChanged: () => {},
    })
  })
  await gateway.publish(text)
  await heard
}
