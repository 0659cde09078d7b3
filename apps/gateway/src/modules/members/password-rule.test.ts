import { expect, test } from 'vitest'
import { firstPassword } from './first-password'
import { passwordProblem } from './password-rule'

const words = { login: 'zhang.san', name: '张三', company: '示例投资顾问' }

test.each([
  '',
  '短密码',
  'abc123xyz',
  '1234567890',
  '9876543210',
  'Qwertyuiop',
  'password123',
  'P@ssw0rd123',
  'woaini1314520',
  '１２３４５６７８９０',
  'aaaaaaaaaaaa',
  'abababababab',
  'abc12abc12abc12',
  'zhang.san2026',
  'ZHANG.SAN!!!!',
  '张三张三张三张三张三',
  '示例投资顾问2026!',
  'yingzao20261121',
])('%j is no password', (password) => {
  expect(passwordProblem(password, words)).toMatch(/^密码/)
})

test.each([
  'correct horse battery',
  '床前明月光疑是地上霜',
  'kx7!vq2pzw',
  'my-cat-eats-2-fish',
  firstPassword(),
])('%j is one', (password) => {
  expect(passwordProblem(password, words)).toBeUndefined()
})

test('first passwords differ and are easy to read out', () => {
  const passwords = new Set(Array.from({ length: 100 }, firstPassword))
  expect(passwords.size).toBe(100)
  for (const password of passwords) expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){3}[a-hjkmnp-z2-9]{4}$/)
})
