import type { PageDocument } from '@yingzao/schema/server'
import { type NumberedExample, opener, readExample } from './read-example'

/** A page of examples. Those for which `isPopup` returns true get a button that opens them. */
export function documentOf(
  examples: readonly NumberedExample[],
  isPopup: (example: NumberedExample) => boolean = () => false,
): PageDocument {
  return {
    code: 'dev-blocks',
    title: examples.map(({ example }) => example.title).join('、'),
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '' },
    page_schema: examples.flatMap((example) => [
      ...(isPopup(example) ? [opener(example)] : []),
      ...readExample(example),
    ]),
  }
}
