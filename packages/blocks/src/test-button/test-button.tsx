import { defineView } from '@yingzao/renderer'

/** Every page brings the 测试 button by itself, and only in the test environment: none is missing, none comes twice. */
function TestButton() {
  return null
}

export const testButton = defineView<object>({ name: 'testButton', view: TestButton })
