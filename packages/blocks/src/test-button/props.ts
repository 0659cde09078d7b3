import { defineSpec } from '@yingzao/schema/server'
import { z } from 'zod'

export const testButtonProps = z.object({})

export const testButtonSpec = defineSpec({
  name: 'testButton',
  title: '测试按钮',
  category: 'action',
  traits: { chrome: true },
  props: testButtonProps,
})
