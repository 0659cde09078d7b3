import { expect, test } from 'vitest'
import { describeDevice } from './describe-device'

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36`, 'Chrome · Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`,
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari · macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0',
    '微信 · iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/131.0.0.0 Mobile Safari/537.36`,
    'Chrome · Android',
  ],
  ['curl/8.5.0', '未知设备'],
  ['', '未知设备'],
])('%s is %s', (ua, device) => {
  expect(describeDevice(ua)).toBe(device)
})
