import { expect, test } from 'vitest'
import { ownPath } from './own-path'

const ORIGIN = 'http://localhost:8080'

test.each([
  ['http://localhost:8080/a.ics?k=1#b', '/a.ics?k=1#b'],
  ['/a.ics', '/a.ics'],
  ['http://localhost:80801/a', 'http://localhost:80801/a'],
  ['http://localhost:8080.evil.com/a', 'http://localhost:8080.evil.com/a'],
  ['https://h5.example.com/a', 'https://h5.example.com/a'],
  ['//evil.com/a', '//evil.com/a'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('%j is %j to a page of this site', (url, path) => {
  expect(ownPath(url, ORIGIN)).toBe(path)
})
