import { defineView } from '@yingzao/renderer'

/** Every page has the 测试 button anyway, and only in the test environment: it is never missing and never there twice. */
function TestButton() {
  return null
}

export const testButton = defineView<object>({ name: 'testButton', view: TestButton })
