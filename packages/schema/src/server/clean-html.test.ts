import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html'

test('what may stand on a page stays, what runs goes and is an error under the given name', () => {
  const { html, findings } = cleanHtml('<p onclick="x()">看<b>图</b><script>x()</script></p>', '讲义', {})
  expect(html).toBe('<p>看<b>图</b></p>')
  expect(findings).toMatchObject([{ severity: 'error', rule: 'script-removed' }])
  expect(findings[0]?.message).toContain('讲义')
  expect(cleanHtml(html, '讲义', {})).toEqual({ html, findings: [] })
})

test('a link to a host that is not allowed goes and is an error', () => {
  const { html, findings } = cleanHtml('<a href="https://evil.net/">看</a>', '讲义', {
    linkHosts: ['*.example.com'],
  })
  expect(html).not.toContain('evil')
  expect(findings).toMatchObject([{ severity: 'error', rule: 'bad-address' }])
})
