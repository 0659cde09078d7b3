import type { RenderedPage, RenderInput, SiteBundle } from '@yingzao/contract/server'

/** Renders a page with the site that was built at this address. */
export async function renderInBundle(address: string, input: RenderInput): Promise<RenderedPage> {
  const { site } = (await import(address)) as { site: SiteBundle }
  return site.renderPage(input)
}
