import type { SiteBundle } from '@yingzao/contract/server'
import type { Site } from '../context'
import { inWorker } from '../workers/in-worker'
import { SITE_BUNDLE } from './load-site'
import type { renderInBundle } from './render-in-bundle'

const renderInWorker = inWorker<typeof renderInBundle>(
  new URL('./render-in-bundle.ts', import.meta.url),
  'renderInBundle',
)

/** Returns the loaded site, with pages rendered in a worker: a large one takes longer than visitors should wait. */
export function drawInWorker(site: SiteBundle, bundle = SITE_BUNDLE): Site {
  return { ...site, renderPage: (input) => renderInWorker(bundle.href, input) }
}
