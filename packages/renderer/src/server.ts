export { attributes, escapeHtml } from './server/html'
export { type BlocksInput, type RenderedBlocks, renderBlocks } from './server/render-blocks'
