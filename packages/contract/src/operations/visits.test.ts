import { expect, test } from 'vitest'
import { pageView, visitBeacon } from './visits'

const view = { session_id: 'lz9x-4k', view_seq: 3 }

test('numbers read the same from a body and from a query', () => {
  expect(pageView.request.parse(view).view_seq).toBe(3)
  expect(visitBeacon.request.parse({ ...view, view_seq: '3', duration: '12' })).toEqual({
    session_id: 'lz9x-4k',
    page_id: '',
    view_seq: 3,
    duration: 12,
    ev: 'hidden',
  })
})

test('a container that this build does not know does not cost the visit', () => {
  expect(pageView.request.parse({ ...view, container: 'car' }).container).toBeUndefined()
})

test.each(['13800138000', 'a b', 'x'.repeat(65), '张三', '<b>'])('%j is no opaque id', (uid) => {
  expect(visitBeacon.request.safeParse({ ...view, duration: 1, uid }).success).toBe(false)
})

test.each(['1.5', '-1', '1e3', '', ' 1', '9999999999', 1.5, -1, null])('%j seconds are none', (duration) => {
  expect(visitBeacon.request.safeParse({ ...view, duration }).success).toBe(false)
})
