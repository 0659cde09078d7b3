/** The entry point for suites that send these pages through a gateway. */
export { type CleanPage, cleanPages } from './clean-pages'
export { type PlantedPage, plantedPages } from './planted-pages'
export { SITE as SAMPLE_SITE } from './sample'
