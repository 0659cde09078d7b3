export { markIn, markPage, nameOf } from './mark-page'
export { renderingsModule } from './module'
export { findFacts, findRendering, type RenderingFacts, readHtml, readParts } from './read-rendering'
export { type ExposureRow, recordExposure, recordFollowingExposure } from './record-exposure'
export { createRecorder, type Recorder } from './recorder'
export { findAssets, type RenderingRow } from './rendering-store'
/** For evidence, which only reads them. */
export { exposure, rendering, renderingAsset, renderingPart } from './rendering-tables'
export { hashOf } from './split-page'
