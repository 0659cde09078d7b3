import { describe, expect, test } from 'vitest'
import { activityPageDetail } from './activity-page'

describe('the request of the page detail', () => {
  const read = (query: unknown) => activityPageDetail.request.safeParse(query)

  test('the given payload suffices, as text', () => {
    expect(read({ code: 'etf-course', is_preview: '0', terminal_type: '2' }).data).toEqual({
      code: 'etf-course',
      is_preview: 0,
      terminal_type: 2,
    })
  })

  test('only the code is needed', () => {
    expect(read({ code: 'a' }).data).toEqual({ code: 'a', is_preview: 0 })
  })

  test('a field it does not name is dropped', () => {
    expect(read({ code: 'a', uid: '7', ['__proto__']: 'x' }).data).toEqual({ code: 'a', is_preview: 0 })
  })

  test('a terminal type of another system does not cost the page', () => {
    expect(read({ code: 'a', terminal_type: 'h5' }).data?.terminal_type).toBeUndefined()
  })

  test.each(['', 'a/b', 'a'.repeat(65), 'a\n', '活动', ['a']])('the code %j is refused', (code) => {
    expect(read({ code }).success).toBe(false)
  })

  test.each(['true', '2', '01', ' 1', ['1'], {}, null])('is_preview %j is refused', (is_preview) => {
    expect(read({ code: 'a', is_preview }).success).toBe(false)
  })
})

describe('the response of the page detail', () => {
  const page = {
    code: 'a',
    title: '',
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '870', campaign: 'spring' },
    page_schema: [
      { name: 'popup', value: {}, id: 'p', children: [{ name: 'text', value: {}, id: 't', children: [] }] },
    ],
    status: 'running',
    start_at: null,
    end_at: null,
    server_time: 1_830_268_800_000,
    share: { title: '', desc: '', link: '', img_url: '' },
  }
  const isValid = (activity_page: unknown) => activityPageDetail.response.safeParse({ activity_page }).success

  test('holds blocks inside blocks, and whatever else a page has in extra', () => {
    expect(isValid(page)).toBe(true)
  })

  test('may not carry a field more, at any depth', () => {
    expect(isValid({ ...page, approved_by: 'editor' })).toBe(false)
    const [popup] = page.page_schema
    expect(isValid({ ...page, page_schema: [{ ...popup, draft: true }] })).toBe(false)
  })
})
