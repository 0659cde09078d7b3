// @vitest-environment jsdom
import { describeBlock } from '@yingzao/testkit'
import { coupon } from './coupon'
import { examples } from './examples'
import { couponSpec } from './props'

describeBlock({ spec: couponSpec, view: coupon, examples })
