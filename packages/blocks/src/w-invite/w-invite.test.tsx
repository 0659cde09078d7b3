// @vitest-environment jsdom
import { describeBlock } from '@yingzao/testkit'
import { examples } from './examples'
import { live } from './live'
import { wInviteSpec } from './props'
import { wInvite } from './w-invite'

describeBlock({ spec: wInviteSpec, view: wInvite, examples, live })
