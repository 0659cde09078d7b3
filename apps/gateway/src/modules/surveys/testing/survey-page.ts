import { pageText } from '../../testing/documents'

/** The text of a page with one form, which is called `survey`. */
export function surveyPage(value: object, { code = 'sale', title = '问卷' } = {}): string {
  return pageText({ code, title, page_schema: [{ name: 'survey', id: 'survey', value, children: [] }] })
}

/** A picture of one pixel. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)
