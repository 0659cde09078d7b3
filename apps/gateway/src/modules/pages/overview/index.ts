/** What members are shown about a page outside the editor: its state, its weight, its preview, how to share it. */
export { pageShare } from '../api/page-share'
export { previewNewest } from '../preview/preview-newest'
export { pageOverview } from './page-overview'
export { weighPage } from './weigh-page'
