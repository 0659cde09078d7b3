import type { RenderedPage, RenderInput } from '@yingzao/contract/server'
import type { PageDocument } from '@yingzao/schema/server'
import type { Context } from '../../context'
import { documentOf } from './example-document'
import { exampleId, type NumberedExample } from './read-example'

/** Renders examples as one page, with the renderer and the client of every other page, and without the test button. */
export async function renderExamples(
  { site, config, company }: Pick<Context, 'site' | 'config' | 'company'>,
  examples: readonly NumberedExample[],
  images: RenderInput['images'],
): Promise<RenderedPage> {
  const render = (document: PageDocument) =>
    site.renderPage({
      document,
      window: { start_at: null, end_at: null },
      images,
      site: company.known().site,
      host: config.hostSettings,
      draft: false,
      testButton: false,
      simulator: true,
    })
  const page = await render(documentOf(examples))
  const isPopup = ({ number }: NumberedExample) => page.html.includes(`data-popup="${exampleId(number)}"`)
  return examples.some(isPopup) ? render(documentOf(examples, isPopup)) : page
}
