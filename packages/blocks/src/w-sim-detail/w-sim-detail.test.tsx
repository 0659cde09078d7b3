// @vitest-environment jsdom
import { describeBlock } from '@yingzao/testkit'
import { examples } from './examples'
import { live } from './live'
import { wSimDetailSpec } from './props'
import { wSimDetail } from './w-sim-detail'

describeBlock({ spec: wSimDetailSpec, view: wSimDetail, examples, live })
