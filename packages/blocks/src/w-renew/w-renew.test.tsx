// @vitest-environment jsdom
import { describeBlock } from '@yingzao/testkit'
import { examples } from './examples'
import { wRenewSpec } from './props'
import { wRenew } from './w-renew'

describeBlock({ spec: wRenewSpec, view: wRenew, examples })
