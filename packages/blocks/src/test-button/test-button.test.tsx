// @vitest-environment jsdom
import { describeBlock } from '@yingzao/testkit'
import { examples } from './examples'
import { testButtonSpec } from './props'
import { testButton } from './test-button'

describeBlock({ spec: testButtonSpec, view: testButton, examples })
