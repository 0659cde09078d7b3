import { expect, test } from 'vitest'
import { fileName } from './file-name'

test.each([
  ['资产证明.jpeg', '资产证明.jpg'],
  ['C:\\Users\\王\\证件.png', '证件.jpg'],
  ['../../etc/passwd', 'passwd.jpg'],
  ['报告\u202Egpj.exe', '报告gpj.jpg'],
  ['a\u0000b\r\nset-cookie: x.png', 'abset-cookie x.jpg'],
  ['.htaccess', '未命名.jpg'],
  ['', '未命名.jpg'],
  ['长'.repeat(200), `${'长'.repeat(80)}.jpg`],
  ['😀'.repeat(100), `${'😀'.repeat(80)}.jpg`],
])('%j is shown as %j', (given, shown) => {
  expect(fileName(given, 'jpg')).toBe(shown)
})
