import { expect, test } from 'vitest'
import { detectPlace, MOBILE } from './detect-place'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 13_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 13_3 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; MI 8) AppleWebKit/537.36 Chrome/70.0.3538.110'
const HARMONY = 'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0.0.0 ArkWeb/4.1.6.1'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36'

test.each([
  ['app', `${IPHONE} n8Web/6.43.0`],
  ['app', `${WINDOWS} n8Web/6.43.0`],
  ['app', `${IPHONE} MicroMessenger/8.0 miniProgram n8Web/1.0.0`],
  ['mp', `${IPHONE} MicroMessenger/8.0.50 NetType/WIFI miniProgram/wx0123456789abcdef`],
  ['mp', `${ANDROID} MicroMessenger/8.0.50 MiniProgramEnv/android`],
  ['wx', `${IPHONE} MicroMessenger/8.0.50(0x18003239) NetType/WIFI`],
  ['wx', `${ANDROID} wxwork/4.1.0 MicroMessenger/7.0.1`],
  ['wx', `${ANDROID} wxwork/4.1.0`],
  ['wx', `${WINDOWS} MicroMessenger/7.0.20 WindowsWechat`],
  ['mb', IPHONE],
  ['mb', IPAD],
  ['mb', ANDROID],
  ['mb', HARMONY],
  ['pc', WINDOWS],
  ['pc', ''],
])('finds %s in %s', (container, userAgent) => {
  expect(detectPlace(userAgent, undefined)).toBe(container)
})

test('WeChat may say by itself that a mini program is around the page', () => {
  expect(detectPlace(`${IPHONE} MicroMessenger/8.0.50`, 'miniprogram')).toBe('mp')
  expect(detectPlace(`${IPHONE} n8Web/6.43.0`, 'miniprogram')).toBe('app')
  expect(detectPlace(`${IPHONE} MicroMessenger/8.0.50`, 'browser')).toBe('wx')
})

test('a window that may be wide is told from one that is not', () => {
  for (const mobile of [IPHONE, IPAD, ANDROID, HARMONY, `${WINDOWS} n8Web/6.43.0`])
    expect(MOBILE.test(mobile)).toBe(true)
  for (const desktop of [WINDOWS, `${WINDOWS} MicroMessenger/7.0.20 WindowsWechat`])
    expect(MOBILE.test(desktop)).toBe(false)
})
