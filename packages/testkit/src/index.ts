export { describeBlock } from './describe-block'
export { type DrawOptions, drawBlock, SITE, TITLE } from './draw-block'
export type { BlockUnderTest } from './suite/block-checks'
export { createTestHost, type TestHost, wakeBlock } from './wake-block'
