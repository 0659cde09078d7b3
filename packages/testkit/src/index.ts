export { type DrawOptions, drawBlock, SITE, wakeBlock } from './draw-block'
